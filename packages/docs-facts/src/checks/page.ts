/** A page as the checks read it: its statements, code, links and marks, each with its line. */
import type {Nodes, Paragraph, Parents, Root, RootContent} from 'mdast';
import {type AssertionKind, isAssertion} from '../markdown/assertions';
import {codeOf, type CodeSpan, type Fence} from '../markdown/parse-page';
import {type DirectivePlace, directivesOf} from './directives';

/** A paragraph, a row, a heading, a label: what one check looks at as a whole. */
export interface Statement {
  readonly line: number;
  /** A row is one of a table, or an entry of a list that has the same: a name, facts and sentences. */
  readonly kind: 'prose' | 'row' | 'heading' | 'label';
  /** The words, with code spans between backticks; cells of a row have ` | ` between them. */
  readonly text: string;
  /** Headings above the statement, the nearest last. */
  readonly headings: readonly string[];
  /** For a row the heads of its columns. */
  readonly columns?: readonly string[];
  /** For a row its cells. */
  readonly cells?: readonly string[];
}

export interface PageLink {
  readonly line: number;
  readonly url: string;
  /** What the reader clicks. */
  readonly text: string;
}

/** A phrase that tells readers that the names in it do not exist, or are the reader's own. */
export interface Mark {
  readonly kind: AssertionKind;
  readonly line: number;
  readonly text: string;
  /** Lines for which the mark holds: its section for `absent`, the page for `own`. */
  readonly from: number;
  readonly to: number;
}

export interface Page {
  readonly file: string;
  /** Path without folder of the version and ending: `guides/install`. */
  readonly id: string;
  readonly statements: readonly Statement[];
  readonly fences: readonly Fence[];
  readonly inline: readonly CodeSpan[];
  readonly links: readonly PageLink[];
  readonly marks: readonly Mark[];
  readonly directives: readonly DirectivePlace[];
}

/** Reads a page's tree into what the checks look at. */
export function toPage(file: string, id: string, tree: Root): Page {
  const statements: Statement[] = [];
  const links: PageLink[] = [];
  const marks: Omit<Mark, 'to'>[] = [];
  const starts: {depth: number; line: number}[] = [{depth: 0, line: 1}];
  const headings: {depth: number; text: string}[] = [];
  const say = (node: Nodes, kind: Statement['kind'], extra: Partial<Statement> = {}): void => {
    statements.push({
      line: node.position?.start.line ?? 1,
      kind,
      text: plainText(node),
      headings: headings.map(({text}) => text),
      ...extra,
    });
  };
  const visit = (node: Nodes): void => {
    switch (node.type) {
      case 'yaml':
        // Keywords are what readers type, true or not.
        node.value.split('\n').forEach((text, index) => {
          if (/^(?:title|description|sidebar_label):/.test(text))
            statements.push({line: index + 2, kind: 'label', text, headings: []});
        });
        break;
      case 'heading': {
        while ((headings.at(-1)?.depth ?? 0) >= node.depth) headings.pop();
        say(node, 'heading');
        headings.push({depth: node.depth, text: plainText(node)});
        starts.push({depth: node.depth, line: node.position?.start.line ?? 1});
        break;
      }
      case 'paragraph': {
        const entry = entryOf(node);
        say(node, entry ? 'row' : 'prose', entry);
        break;
      }
      case 'table': {
        const [head, ...rows] = node.children;
        const columns = head?.children.map(plainText) ?? [];
        rows.forEach((row) => say(row, 'row', {columns, cells: row.children.map(plainText)}));
        break;
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
            statements.push({
              line: node.position?.start.line ?? 1,
              kind: 'label',
              text: attribute.value,
              headings: [],
            });
        }
        break;
      case 'link':
      case 'definition':
        links.push({line: node.position?.start.line ?? 1, url: node.url, text: plainText(node)});
        break;
      case 'textDirective':
        if (isAssertion(node.name))
          marks.push({
            kind: node.name,
            line: node.position?.start.line ?? 1,
            text: plainText(node),
            from: node.name === 'own' ? 1 : (starts.at(-1)?.line ?? 1),
          });
        break;
      default:
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return {
    file,
    id,
    statements,
    ...codeOf(file, tree),
    links,
    marks: marks.map((mark) => ({
      ...mark,
      to: mark.kind === 'own' ? Number.POSITIVE_INFINITY : endOf(mark, starts),
    })),
    directives: directivesOf(tree),
  };
}

const NAMES = '(`[^`]+`(?:(?:, | or )`[^`]+`)*)';
/** A name with facts, before its sentences. */
const NAMED = new RegExp(`^${NAMES}(?:: (.+))?$`);
/** A name with its type, which has no sentence. */
const TYPED = new RegExp(
  `^${NAMES}: (\`[^\`]+\`(?:, (?:required|default \`[^\`]+\`|in the \\w+))*)$`,
);

/**
 * Reads "`name`: type, default `x`" or "**Name**", and sentences on the next line, as the row of a
 * table: an entry of a list that has the facts of a row is checked as one.
 */
function entryOf({children}: Paragraph): Pick<Statement, 'text' | 'columns' | 'cells'> | undefined {
  const end = children.findIndex(({type}) => type === 'break');
  const head = (end < 0 ? children : children.slice(0, end)).map(plainText).join('');
  const form = end < 0 ? TYPED : children[0]?.type === 'strong' ? /^(.+)$/ : NAMED;
  const [, name, facts = ''] = form.exec(head) ?? [];
  if (name === undefined) return undefined;
  const said = (facts.match(/(?:`[^`]*`|[^`,])+/g) ?? []).map((fact) => fact.trim());
  const text =
    end < 0
      ? []
      : [
          children
            .slice(end + 1)
            .map(plainText)
            .join('')
            .trim(),
        ];
  const cells = [
    name,
    ...said.map((fact) => fact.replace(/^(?:default|environment variable) /, '')),
    ...text,
  ];
  const heads = said.map((fact) => (fact.startsWith('default ') ? 'Default' : ''));
  return {text: cells.join(' | '), columns: ['Name', ...heads, 'Meaning'], cells};
}

/** The line before the next heading of the same or a higher depth; an introduction ends nowhere. */
function endOf(
  {from}: Pick<Mark, 'from'>,
  starts: readonly {readonly depth: number; readonly line: number}[],
): number {
  const own = starts.filter(({line}) => line === from).at(-1);
  const next = starts.find(({line, depth}) => line > from && depth <= (own?.depth ?? 0));
  return (next?.line ?? Number.POSITIVE_INFINITY) - 1;
}

/** The words of a node, with code spans between backticks, which are quotes inside of one. */
export function plainText(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value.replaceAll('`', "'")}\``;
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (node.type === 'tableRow') return node.children.map(plainText).join(' | ');
  if (node.type === 'break') return ' ';
  return 'children' in node ? (node as Parents).children.map(childText).join('') : '';
}

const childText = (child: RootContent): string => plainText(child);
