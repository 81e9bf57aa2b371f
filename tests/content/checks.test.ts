import {describe, expect, it} from 'vitest';
import {describeFinding, type KindFinding, toPage} from '@docs-kit/docs-facts/checks';
import {checkPage, pageChecks} from '../checks';
import type {SiteFacts} from '../checks/facts';
import content from '@site/src/pages/_home/content.json';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {apiLevels} from '@site/src/site/api-levels';
import {latestVersion, siteVersions} from '@site/src/site/versions';
import {readCheckFacts} from '../support/check-facts';
import {type Guide, readGuides, readSitePages} from '../support/guide-texts';

function findingsOf(pages: readonly Guide[], facts: SiteFacts): KindFinding[] {
  if (pages.length === 0) throw new Error('There is no page to check.');
  return pages.flatMap(({page, text}) => checkPage(page, facts, text));
}

describe.each(siteVersions)('the guides of $name', ({name, docsFolder}) => {
  const guides = readGuides(docsFolder);
  const findings = findingsOf(guides, readCheckFacts(name));

  it.each([...Object.keys(pageChecks), 'mark'])('hold nothing wrong by kind: %s', (kind) => {
    expect(findings.filter((finding) => finding.kind === kind).map(describeFinding)).toEqual([]);
  });

  it('have the commands and programs of the home page among them', () => {
    const home = guides.filter(({page}) => page.id.startsWith('_home/'));
    const languages = home.flatMap(({page}) => page.fences.map(({language}) => language));
    expect(new Set(languages)).toEqual(new Set(['bash', 'json', 'python', 'javascript', 'text']));
  });
});

describe('the pages outside the versions', () => {
  /** They speak of all versions: wrong is what no version knows. */
  const findingsInAll = (pages: readonly Guide[]): string[] => {
    const [first = [], ...others] = siteVersions.map(({name}) =>
      findingsOf(pages, readCheckFacts(name)),
    );
    const isSame = (one: KindFinding) => (other: KindFinding) =>
      one.file === other.file && one.line === other.line && one.name === other.name;
    return first
      .filter((one) => others.every((findings) => findings.some(isSame(one))))
      .map(describeFinding);
  };
  const homePage = (texts: readonly string[]): Guide => {
    const text = texts.join('\n\n');
    return {text, page: toPage('src/pages/_home', '_home', parsePage('src/pages/_home', text))};
  };

  it('hold nothing wrong', () => {
    expect(findingsInAll(readSitePages())).toEqual([]);
  });

  it('have a home page whose sentences hold nothing wrong', () => {
    const texts = [
      ...[...content.waysIn, ...content.otherWaysIn, ...content.areas].map(
        ({description}) => description,
      ),
      ...apiLevels.map(({summary}) => summary),
    ];
    const home = homePage(texts);
    expect(home.page.statements).toHaveLength(texts.length);
    expect(findingsInAll([home])).toEqual([]);
  });

  it('are reported for what no version knows', () => {
    expect(
      findingsInAll([homePage(['Routes under `/v1alpha` and `/v2`, with `/v1/modelz`.'])]),
    ).toEqual([expect.stringContaining('/v1/modelz is no route')]);
  });
});

describe('the checks of pages', () => {
  const facts = readCheckFacts(latestVersion.name);
  const pageOf = (file: string, text: string): Guide => ({
    text,
    page: toPage(file, '_home/_part', parsePage(file, text)),
  });

  it('report what is wrong in a part that a page imports', () => {
    const part = pageOf(
      '_part.mdx',
      '```bash\nllama stack build --distro starter --image-type no\n```',
    );
    expect(findingsOf([part], facts).map(describeFinding)[0]).toContain('_part.mdx:2:');
  });

  it('refuse to pass without a page', () => {
    expect(() => findingsOf([], facts)).toThrow('no page');
  });
});
