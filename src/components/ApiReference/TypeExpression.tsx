import type {ReactNode} from 'react';

/**
 * Shows a type as the specification's model writes it, for example `array of (Tool | string)`.
 * Capitalised words outside quotation marks are schemas: they link to their section on the page.
 */
export default function TypeExpression({type}: {readonly type: string}): ReactNode {
  const parts = type.split(/("(?:[^"\\]|\\.)*"|\b[A-Z]\w*)/);
  return parts.map((part, index) =>
    /^[A-Z]/.test(part) ? (
      <a key={index} href={`#schema-${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
