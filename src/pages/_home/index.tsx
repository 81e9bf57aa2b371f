import Link from '@docusaurus/Link';
import FirstRequest from '@latest-guides/_home/_first_request.mdx';
import Providers from '@latest-guides/_home/_providers.md';
import Server from '@latest-guides/_home/_server.mdx';
import Switch from '@latest-guides/_home/_switch.mdx';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import Icon, {type IconName} from '@site/src/components/Icon';
import ProviderLogo from '@site/src/components/ProviderLogo';
import {apiLevels} from '@site/src/site/api-levels';
import {landingPath} from '@site/src/site/links';
import {product} from '@site/src/site/product';
import {archivedReleases, latestVersion, nextVersion, siteVersions} from '@site/src/site/versions';
import content from './content.json';
import styles from './styles.module.css';

/** What the framework is, how to try it, and where to find everything. */
export default function Home(): ReactNode {
  return (
    <main>
      <Introduction />
      <div className={styles.page}>
        <KnownProviders />
        <WaysIn />
        <TryIt />
        <Areas />
        <Reference />
        <div className={styles.end}>
          <Versions />
          <Help />
        </div>
      </div>
    </main>
  );
}

function Introduction(): ReactNode {
  return (
    <div className={styles.introduction}>
      <div className={styles.inner}>
        <div className={styles.promise}>
          <h1>One set of APIs for your whole AI application</h1>
          <p className={styles.tagline}>
            Inference, retrieval, agents, tools, safety and evaluation behind one open-source
            server.
          </p>
          <p className="running-text">
            Write your application once. Run it with Ollama on your laptop, with vLLM on your own
            GPUs or with a hosted model: you change the server’s configuration and the model’s name,
            not your code.
          </p>
          <p className={styles.actions}>
            <Link
              className="button button--primary button--lg"
              to="/docs/getting_started/quickstart">
              Start the quickstart
            </Link>{' '}
            <Link
              className="button button--secondary button--lg"
              to="/docs/getting_started/openai_key">
              Start with an OpenAI key
            </Link>
          </p>
        </div>
        <div className={styles.demonstration}>
          <p id="same-program">Choose where the model runs. The highlighted lines change.</p>
          <MDXContent>
            <Switch />
          </MDXContent>
        </div>
      </div>
    </div>
  );
}

function KnownProviders(): ReactNode {
  return (
    <section className={styles.providers} aria-label="Providers">
      <div className="running-text">
        <MDXContent>
          <Providers />
        </MDXContent>
      </div>
      <ul className={styles.logos}>
        {content.knownProviders.map(({name, path}) => (
          <li key={path}>
            <Link to={path}>
              <ProviderLogo page={path} /> {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
          Install <Link to="https://docs.astral.sh/uv/">uv</Link> and start{' '}
          <Link to="https://ollama.com/download">Ollama</Link> first. The{' '}
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

function WaysIn(): ReactNode {
  return (
    <Section id="ways-in" title="Find your way in">
      <ul className={styles.ways}>
        {content.waysIn.map(({icon, title, description, path}) => (
          <li key={path}>
            <Icon name={icon as IconName} />
            <Link to={path}>{title}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <ul className={clsx('running-text', styles.others)}>
        {content.otherWaysIn.map(({title, description, path}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>: {description}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Areas(): ReactNode {
  return (
    <Section id="areas" title="What you can build with it">
      <ul className={styles.areas}>
        {content.areas.map(({icon, title, description, path}) => (
          <li key={path}>
            <Icon name={icon as IconName} />
            <div>
              <Link to={path}>{title}</Link>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
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
          Every operation with its fields, errors and samples in Python, Node.js, curl and Java.
          Download the specifications from the <Link to="/docs/api-overview">overview</Link>.
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

/** Shows the text between backticks as code. */
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
    <Section id="versions" title="Versions">
      <p className="running-text">
        <Link to={latestVersion.path}>{latestVersion.label}</Link> is the latest release. If you
        build from source, read <Link to={nextVersion.path}>{nextVersion.label}</Link> instead,
        which describes what comes after it.
        {olderReleases.length > 0 && ' Older releases: '}
        {olderReleases.map(([name, address], index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <Link to={address}>{name}</Link>
          </Fragment>
        ))}
        {olderReleases.length > 0 && '.'}
      </p>
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
          <Link to={product.discussionsUrl}>Ask in a discussion</Link> if others should find the
          answer later.
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
