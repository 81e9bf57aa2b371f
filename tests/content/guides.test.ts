import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {upgradePageId, upgradePath} from '@site/src/site/links';
import {nextVersion, predecessorOf, siteVersions, successorOf} from '@site/src/site/versions';
import {readGuideCode} from '../support/guide-texts';
import {projectRoot, readJson} from '../support/specifications';
import {documentIds, type SidebarItem, unlistedPages} from '../support/sidebars';
import {specifiedCounts, specifiedGuides, specifiedGuidesOf} from '../support/specification-facts';

interface GuideText {
  readonly id: string;
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

function readGuides(docsFolder: string): GuideText[] {
  return (
    readdirSync(path.join(projectRoot, docsFolder), {recursive: true, encoding: 'utf8'})
      // A file whose name begins with `_` is not a page: other pages import it.
      .filter((name) => name.endsWith('.md') && !path.basename(name).startsWith('_'))
      .sort()
      .map((name) => {
        const file = path.posix.join(docsFolder, name.replaceAll(path.sep, '/'));
        const text = readFileSync(path.join(projectRoot, file), 'utf8');
        const [, header = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
        return {
          id: name.replaceAll(path.sep, '/').replace(/\.md$/, ''),
          file,
          frontMatter: (parse(header) ?? {}) as Record<string, unknown>,
          body,
        };
      })
  );
}

async function sidebarsOf(versionName: string): Promise<Record<string, SidebarItem[]>> {
  if (versionName !== nextVersion.name)
    return readJson(`versioned_sidebars/version-${versionName}-sidebars.json`);
  const {default: sidebars} = (await import('@site/sidebars')) as unknown as {
    default: Record<string, SidebarItem[]>;
  };
  return sidebars;
}

/** What is wrong with the description of a page, in words; nothing when it is good. */
function descriptionProblem({frontMatter}: Pick<GuideText, 'frontMatter'>): string | undefined {
  const {title, description} = frontMatter;
  if (typeof title !== 'string' || typeof description !== 'string') {
    return 'write a title and a description between --- lines at its top';
  }
  if (description.length < 120 || description.length > 155) {
    return `the description has ${description.length} characters: write 120 to 155`;
  }
  return description.toLowerCase().startsWith(title.toLowerCase())
    ? 'the description repeats the title: say what the page is about in other words'
    : undefined;
}

/** What is wrong with the end of a page, in words; nothing when it leads on. */
function relatedPagesProblem({body}: Pick<GuideText, 'body'>): string | undefined {
  const [, related = ''] = body.split('\n## Related pages\n');
  return linkedPages(related).length < 2
    ? 'end it with "## Related pages" and links to at least two pages'
    : undefined;
}

/** What a check finds on pages: file and what to do. */
function problemsOf(
  texts: readonly GuideText[],
  check: (text: GuideText) => string | undefined,
): string[] {
  if (texts.length === 0) throw new Error('There is no guide to check.');
  return texts.flatMap((text) => {
    const problem = check(text);
    return problem === undefined ? [] : [`${text.file}: ${problem}`];
  });
}

/** Links to other guides and to operations, each once. */
function linkedPages(body: string): string[] {
  return [
    ...new Set([...body.matchAll(/\]\(([^)#\s]+\.mdx?)/g)].map(([, target]) => target ?? '')),
  ];
}

describe.each(siteVersions)('guides of $name', (version) => {
  const {name, docsFolder} = version;
  const texts = readGuides(docsFolder);
  const {fences} = readGuideCode(docsFolder);
  const ids = texts.map(({id}) => id);
  const expected = specifiedGuidesOf(version).map(({id}) => id);

  it('[2.20] are all those of the specification', () => {
    const missing = expected.filter((id) => !ids.includes(id));
    expect(missing.map((id) => `data/guide-pages.txt asks for the page ${id}`)).toEqual([]);
  });

  it('have a description of 120 to 155 characters that does not repeat the title', () => {
    expect(problemsOf(texts, descriptionProblem)).toEqual([]);
  });

  it('link at least two related pages', () => {
    expect(problemsOf(texts, relatedPagesProblem)).toEqual([]);
  });

  it('name a language on every fence', () => {
    const bare = fences.filter(({language}) => language === '');
    expect(fences.length).toBeGreaterThan(100);
    expect(
      bare.map(({file, line}) => `${file}:${line}: name the language of the fence, or text`),
    ).toEqual([]);
  });

  it('link files that exist', () => {
    const broken = texts.flatMap(({file, body}) =>
      linkedPages(body)
        .filter((target) => !target.startsWith('/') && !/^https?:/.test(target))
        .filter((target) => !existsSync(path.join(projectRoot, path.dirname(file), target)))
        .map((target) => `${file}: links ${target}, which does not exist: correct the path`),
    );
    expect(broken).toEqual([]);
  });

  it('list the providers that most readers look for first', async () => {
    const sidebars = await sidebarsOf(name);
    const inference = documentIds(sidebars.tutorialSidebar ?? []).filter((id) =>
      id.startsWith('providers/inference/'),
    );
    expect(inference.slice(1, 4)).toEqual(
      ['ollama', 'openai', 'vllm'].map((provider) => `providers/inference/remote_${provider}`),
    );
  });

  it('lead to the pages about the documentation and to what changed in or after the version', async () => {
    const {tutorialSidebar = []} = await sidebarsOf(name);
    const text = JSON.stringify(tutorialSidebar);
    for (const address of ['"/coding-agents"', '"/verification"']) expect(text).toContain(address);
    const successor = successorOf(version);
    const changes = predecessorOf(version) ? upgradePageId : upgradePath(successor ?? version);
    expect(text).toContain(JSON.stringify(changes));
  });

  it('[2.17][2.19] are in the sidebar, unless they are listed without one', async () => {
    const sidebars = await sidebarsOf(name);
    expect(Object.keys(sidebars)).toEqual([
      'tutorialSidebar',
      'stableApiSidebar',
      'experimentalApiSidebar',
      'deprecatedApiSidebar',
    ]);
    const exempt = specifiedGuides.filter(({hasSidebar}) => !hasSidebar).map(({id}) => id);
    // Generated for every version that follows another.
    const pages = predecessorOf(version) ? [...ids, upgradePageId] : ids;
    expect(unlistedPages(pages, sidebars.tutorialSidebar ?? [], exempt)).toEqual([]);
    const hidden = texts.filter(({frontMatter}) => frontMatter.displayed_sidebar === null);
    expect(hidden.map(({id}) => id).sort()).toEqual(
      exempt.filter((id) => expected.includes(id)).sort(),
    );
  });
});

describe('the list of guides', () => {
  it('[2.20] has as many pages as the specification asks for', () => {
    expect([
      specifiedGuides.length,
      specifiedGuides.filter(({hasSidebar}) => !hasSidebar).length,
      specifiedGuides.filter(({nextOnly}) => nextOnly).length,
    ]).toEqual([
      specifiedCounts.guides,
      specifiedCounts.guidesWithoutSidebar,
      specifiedCounts.guidesInNextAlone,
    ]);
  });
});

describe('the checks of guides', () => {
  it('report a page in no sidebar, and an entry without a page', () => {
    const sidebar: SidebarItem[] = [
      'a',
      {type: 'category', label: 'B', link: {type: 'doc', id: 'b'}, items: ['ghost']},
    ];
    expect(documentIds(sidebar)).toEqual(['a', 'b', 'ghost']);
    expect(unlistedPages(['a', 'b', 'c', 'd'], sidebar, ['d'])).toEqual([
      'c is in no sidebar: add it to sidebars.ts (or versioned_sidebars/ for a release)',
      'ghost is in the sidebar and has no page: write it or take the entry out',
    ]);
  });

  it('report a description that is missing, too short or repeats the title', () => {
    const page = (title: string, description?: string) => ({frontMatter: {title, description}});
    expect(descriptionProblem(page('A'))).toContain('write a title and a description');
    expect(descriptionProblem(page('A', 'Short.'))).toContain('6 characters');
    expect(descriptionProblem(page('Tools', `Tools ${'x'.repeat(120)}`))).toContain(
      'repeats the title',
    );
  });

  it('report a page that leads nowhere, with its file', () => {
    const page = (body: string): GuideText => ({id: 'a', file: 'docs/a.md', frontMatter: {}, body});
    const links = '- [B](b.md)\n- [C](../c.md)';
    expect(
      problemsOf([page(`Text.\n\n## Related pages\n\n${links}`), page(links)], relatedPagesProblem),
    ).toEqual(['docs/a.md: end it with "## Related pages" and links to at least two pages']);
    expect(() => problemsOf([], relatedPagesProblem)).toThrow('no guide');
  });
});
