import type {ReactNode} from 'react';
import styles from './Overview.module.css';

const areas = ['Inference', 'Responses', 'Vector stores', 'Safety', 'Tools', 'Evaluation'];
const providers = ['Ollama', 'vLLM', 'Hosted models', 'pgvector', 'Chroma', 'Your own'];

const description =
  'An application talks to a Llama Stack server in Python, Node.js or HTTP. The server offers inference, responses, vector stores, safety, tools and evaluation, and passes the work to providers such as Ollama, vLLM, hosted models, pgvector, Chroma or your own.';

/**
 * How an application, the server and its providers are connected. In Markdown, the description takes
 * its place.
 */
export default function Overview(): ReactNode {
  return (
    <div className={styles.overview} role="img" aria-label={description} data-markdown-ignore="">
      <Row title="Your application" items={['Python', 'Node.js', 'HTTP']} />
      <Arrow />
      <Row title="Llama Stack server" items={areas} isMain />
      <Arrow />
      <Row title="Providers" items={providers} />
    </div>
  );
}

interface RowProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly isMain?: boolean;
}

function Row({title, items, isMain}: RowProps): ReactNode {
  return (
    <div className={styles.row} data-main={isMain}>
      <span className={styles.title}>{title}</span>
      <span className={styles.items}>
        {items.map((item) => (
          <span key={item}>{item}</span>
        ))}
      </span>
    </div>
  );
}

function Arrow(): ReactNode {
  return (
    <svg className={styles.arrow} viewBox="0 0 16 24" aria-hidden="true">
      <path d="M8 1v20M3 16l5 5 5-5" />
    </svg>
  );
}
