import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {messagesOf, type Quote} from '@docs-kit/docs-verify/messages/quotes';
import {hashOf} from '@docs-kit/docs-verify/record/hash';
import {siteVersion} from '../../src/site/versions';

const root = path.resolve(__dirname, '../..');

/**
 * Lists the messages that the guides of a version quote.
 * @throws Error when there is none: a check of nothing would always pass
 */
export function quotesOf(versionName: string): Quote[] {
  const version = siteVersion(versionName);
  const folder = path.join(root, version.docsFolder);
  const quotes = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => {
      const file = `${version.docsFolder}/${name.replaceAll(path.sep, '/')}`;
      const page = name.replaceAll(path.sep, '/').replace(/\.md$/, '');
      const section = sectionOf(readFileSync(path.join(root, file), 'utf8'));
      if (section === undefined) return [];
      const tree = parsePage(file, section);
      // A table may name a message twice, for two causes.
      return [...new Set(messagesOf(tree))].map((message): Quote => ({
        id: `${page}: ${message}`,
        page,
        message,
        hash: hashOf(message),
      }));
    });
  if (quotes.length === 0) throw new Error(`No guide of "${versionName}" quotes a message.`);
  return quotes;
}

/** The section "If it fails" of a page: parsing it alone takes a fraction of the time. */
function sectionOf(page: string): string | undefined {
  const start = page.indexOf('\n## If it fails\n');
  if (start < 0) return undefined;
  const end = page.indexOf('\n## ', start + 1);
  return page.slice(start, end < 0 ? undefined : end);
}
