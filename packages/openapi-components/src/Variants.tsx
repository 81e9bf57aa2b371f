import type {ReactNode} from 'react';

interface VariantsProps {
  /** The property that tells the variants apart. */
  readonly property: string;
  /** Names of the variants' schemas, by the value of the property. */
  readonly schemas: Readonly<Record<string, string>>;
}

/** The schemas that a value can have, and the property that says which it is. */
export default function Variants({property, schemas}: VariantsProps): ReactNode {
  return (
    <>
      <p>
        One of these, told apart by <code>{property}</code>:
      </p>
      <ul>
        {Object.entries(schemas).map(([value, schema]) => (
          <li key={value}>
            <code>{value}</code> <a href={`#schema-${schema}`}>{schema}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
