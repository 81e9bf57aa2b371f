import type {ReactNode} from 'react';
import type {TypePhrase} from '@docs-kit/openapi-model/wording';

/** Shows a type, with the schemas that it names as links to their sections on the page. */
export default function TypeExpression({type}: {readonly type: TypePhrase}): ReactNode {
  return type.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={index} href={`#schema-${part.schema}`}>
        {part.schema}
      </a>
    ),
  );
}
