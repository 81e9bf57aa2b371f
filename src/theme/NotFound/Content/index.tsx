/**
 * NotFound/Content: ejected. The upstream text asks readers to write to the site's owner; here they
 * get a search field and the places from which every page can be found.
 * Upstream: @docusaurus/theme-classic.
 */
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {latestVersion, nextVersion} from '@site/src/site/versions';
import styles from './styles.module.css';

export default function NotFoundContent(): ReactNode {
  return (
    <main className="container margin-vert--xl running-text">
      <PageMetadata description="There’s no page at this address. Start from the introduction, the quickstart, the API reference or the search." />
      <Heading as="h1">Page not found</Heading>
      <p>There’s no page at this address. It may have moved, or there’s a mistake in the link.</p>
      <form className={styles.search} role="search" action="/search" data-needs-script="">
        <label htmlFor="search-for">Search for it</label>
        <input id="search-for" type="search" name="q" required />
        <button className="button button--primary" type="submit">
          Search
        </button>
      </form>
      <ul>
        <li>
          Introduction to <Link to={latestVersion.path}>{latestVersion.label}</Link> or{' '}
          <Link to={nextVersion.path}>{nextVersion.label}</Link>
        </li>
        <li>
          <Link to="/docs/getting_started/quickstart">Quickstart</Link>
        </li>
        <li>
          <Link to="/docs/api-overview">API reference</Link>
        </li>
        <li>
          <Link to="/markdown-page">Report a broken link</Link>
        </li>
      </ul>
    </main>
  );
}
