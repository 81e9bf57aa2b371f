import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {apiLevels} from '@site/src/site/api-levels';
import {landingPath} from '@site/src/site/links';
import {product} from '@site/src/site/product';
import {latestVersion, nextVersion} from '@site/src/site/versions';
import {areas} from './areas';
import Quickstart from './_quickstart.mdx';
import Server from './_server.mdx';
import styles from './styles.module.css';

/** What the framework is, how to try it, and where everything stands. */
export default function Home(): ReactNode {
  return (
    <main className={styles.page}>
      <Introduction />
      <TryIt />
      <Areas />
      <Reference />
      <Help />
    </main>
  );
}

function Introduction(): ReactNode {
  return (
    <header className={styles.introduction}>
      <h1>{product.name}</h1>
      <p className={styles.tagline}>{product.description}</p>
      <p>
        Write your application once. Run it with Ollama on your laptop, with vLLM on your own GPUs or
        with a hosted model: what changes is the configuration of the server, not your code.
      </p>
      <p className={styles.actions}>
        <Link className="button button--primary button--lg" to="/docs/getting_started/quickstart">
          Start the quickstart
        </Link>
        <Link className="button button--secondary button--lg" to="/docs">
          Read the introduction
        </Link>
      </p>
    </header>
  );
}

function TryIt(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="try-it">
      <h2 id="try-it">Try it</h2>
      <div className={styles.steps}>
        <div>
          <h3>1. Start a server</h3>
          <p>
            With <Link to="https://ollama.com/download">Ollama</Link> running and{' '}
            <Link to="https://docs.astral.sh/uv/">uv</Link> installed:
          </p>
          <MDXContent>
            <Server />
          </MDXContent>
        </div>
        <div>
          <h3>2. Ask a model</h3>
          <p>
            Install <code>llama-stack-client</code>, or use plain HTTP:
          </p>
          <MDXContent>
            <Quickstart />
          </MDXContent>
        </div>
      </div>
    </section>
  );
}

function Areas(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="areas">
      <h2 id="areas">What you can build with it</h2>
      <ul className={styles.cards}>
        {areas.map(({title, description, path}) => (
          <li key={path}>
            <h3>
              <Link to={path}>{title}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reference(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="reference">
      <h2 id="reference">API reference, in two versions</h2>
      <div className={styles.tableScroll} tabIndex={0} role="region" aria-labelledby="reference">
        <table>
          <thead>
            <tr>
              <th scope="col">Level</th>
              <th scope="col">{latestVersion.label}, the latest release</th>
              <th scope="col">{nextVersion.label}, unreleased</th>
            </tr>
          </thead>
          <tbody>
            {apiLevels.map((level) => (
              <tr key={level.id}>
                <th scope="row">{level.label}</th>
                {[latestVersion, nextVersion].map((version) => (
                  <td key={version.name}>
                    <Link to={landingPath(version, level)}>
                      {level.label} APIs of {version.label}
                    </Link>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Help(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="help">
      <h2 id="help">Get help</h2>
      <ul>
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
    </section>
  );
}
