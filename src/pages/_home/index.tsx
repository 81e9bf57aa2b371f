import Link from '@docusaurus/Link';
import FirstRequest from '@latest-guides/_home/_first_request.mdx';
import Server from '@latest-guides/_home/_server.mdx';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {Card, Cards} from '@site/src/components/mdx/Cards';
import {apiLevels} from '@site/src/site/api-levels';
import {landingPath} from '@site/src/site/links';
import {product} from '@site/src/site/product';
import {archivedReleases, latestVersion, nextVersion, siteVersions} from '@site/src/site/versions';
import {areas} from './areas';
import Overview from './Overview';
import styles from './styles.module.css';

/** What the framework is, how to try it, and where everything stands. */
export default function Home(): ReactNode {
  return (
    <main className={styles.page}>
      <Introduction />
      <TryIt />
      <Areas />
      <Reference />
      <Versions />
      <Help />
    </main>
  );
}

function Introduction(): ReactNode {
  return (
    <div className={styles.introduction}>
      <div>
        <h1>{product.name}</h1>
        <p className={styles.tagline}>{product.tagline}.</p>
        <p>
          Inference, agents, retrieval, safety and evaluation behind one open-source server. Write
          your application once. Run it with Ollama on your laptop, with vLLM on your own GPUs or
          with a hosted model: what changes is the configuration of the server, not your code.
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/getting_started/quickstart">
            Start the quickstart
          </Link>{' '}
          <Link className="button button--secondary button--lg" to="/docs/api-overview">
            API reference
          </Link>
        </p>
        <p className={clsx('running-text', styles.release)}>
          Latest release: <Link to={latestVersion.path}>{latestVersion.label}</Link>. Python,
          Node.js or plain HTTP. <Link to="/coding-agents">Coding agents</Link> start at{' '}
          <a href="/llms.txt">llms.txt</a>.
        </p>
      </div>
      <Overview />
    </div>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

function Section({id, title, lead, children}: SectionProps): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={clsx('running-text', styles.lead)}>{lead}</p>}
      {children}
    </section>
  );
}

function TryIt(): ReactNode {
  return (
    <Section
      id="try-it"
      title="A first answer in two steps"
      lead={
        <>
          You need <Link to="https://ollama.com/download">Ollama</Link>, running, and{' '}
          <Link to="https://docs.astral.sh/uv/">uv</Link>. The{' '}
          <Link to="/docs/getting_started/quickstart">quickstart</Link> explains each command.
        </>
      }>
      <div className={styles.steps}>
        <div>
          <h3>1. Start a server</h3>
          <MDXContent>
            <Server />
          </MDXContent>
        </div>
        <div>
          <h3>2. Ask a model</h3>
          <MDXContent>
            <FirstRequest />
          </MDXContent>
        </div>
      </div>
    </Section>
  );
}

function Areas(): ReactNode {
  return (
    <Section id="areas" title="What you can build with it">
      <Cards>
        {areas.map(({title, description, path}) => (
          <Card key={path} title={title} to={path}>
            {description}
          </Card>
        ))}
      </Cards>
    </Section>
  );
}

function Reference(): ReactNode {
  return (
    <Section
      id="reference"
      title="API reference"
      lead={
        <>
          Every operation with its fields, errors and samples in Python, Node.js, curl and Java. The{' '}
          <Link to="/docs/api-overview">overview</Link> has the specifications to download.
        </>
      }>
      <ul className={styles.panels}>
        {apiLevels.map((level) => (
          <li key={level.id}>
            <h3>{level.label}</h3>
            <p>{withCode(level.summary)}</p>
            <p className={styles.links}>
              {[latestVersion, nextVersion].map((version) => (
                <Fragment key={version.name}>
                  <Link to={landingPath(version, level)}>
                    {version.label} <span className="visually-hidden">{level.label} APIs</span>
                  </Link>{' '}
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows what stands between backticks as code. */
function withCode(text: string): ReactNode[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** Releases before the latest one: those of this site, then those with sites of their own. */
const olderReleases: ReadonlyArray<readonly [name: string, address: string]> = [
  ...siteVersions
    .slice(siteVersions.indexOf(latestVersion) + 1)
    .map(({label, path}) => [label, path] as const),
  ...archivedReleases,
];

function Versions(): ReactNode {
  return (
    <Section id="versions" title="Versions, side by side">
      <ul className={styles.panels}>
        <li>
          <h3>
            <Link to={latestVersion.path}>{latestVersion.label}</Link>
          </h3>
          <p>The latest release. Use it unless you build from source.</p>
        </li>
        <li>
          <h3>
            <Link to={nextVersion.path}>{nextVersion.label}</Link>
          </h3>
          <p>
            What comes after it, as it stands in the repository. Each page switches to its twin in
            the menu above.
          </p>
        </li>
        {olderReleases.length > 0 && (
          <li>
            <h3>Older releases</h3>
            <p className="running-text">
              {olderReleases.map(([name, address], index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <Link to={address}>{name}</Link>
                </span>
              ))}
            </p>
          </li>
        )}
      </ul>
    </Section>
  );
}

function Help(): ReactNode {
  return (
    <Section id="help" title="Get help">
      <ul className={clsx('running-text', styles.help)}>
        <li>
          <Link to={product.chatUrl}>Chat on Discord</Link> with users and maintainers.
        </li>
        <li>
          <Link to={product.discussionsUrl}>Ask in a discussion</Link> when the answer should stay
          findable.
        </li>
        <li>
          <Link to={product.issuesUrl}>Report a bug</Link> in the framework.
        </li>
        <li>
          <Link to="/markdown-page">Report a mistake in this documentation</Link>.
        </li>
      </ul>
    </Section>
  );
}
