import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {siteVersion} from '../../src/site/versions';

/** The guide whose tables state what is recorded. */
export const telemetryGuide = 'building_applications/telemetry';

const root = path.resolve(__dirname, '../..');

/** A row of the table of attributes: which spans carry which. */
export interface DocumentedAttributes {
  /** The first cell as it reads, for messages. */
  readonly row: string;
  /** Names of spans; for `all` and `root` the page has a word instead. */
  readonly spans: 'all' | 'root' | readonly string[];
  readonly attributes: readonly string[];
}

export interface DocumentedMetric {
  readonly metric: string;
  readonly unit: string;
  readonly attributes: readonly string[];
}

/** Which tokens of a kind of model call are counted. */
export interface DocumentedCall {
  readonly call: string;
  readonly metrics: readonly string[];
}

/** What the guide about telemetry states, as far as its tables say it. */
export interface DocumentedTelemetry {
  /**
   * Names as the page writes them: `inference`, `run_shield_<shield id>`. One that begins with a
   * slash is an example, and stands for every route.
   */
  readonly spans: readonly string[];
  readonly attributes: readonly DocumentedAttributes[];
  readonly metrics: readonly DocumentedMetric[];
  readonly calls: readonly DocumentedCall[];
  /** Routes without their method: names of root spans. */
  readonly routes: readonly string[];
}

/**
 * Reads what the guide of a version states about telemetry.
 * @throws Error when the version is unknown, or a table is missing
 */
export function readDocumentedTelemetry(versionName: string): DocumentedTelemetry {
  const version = siteVersion(versionName);
  const file = `${version.docsFolder}/${telemetryGuide}.md`;
  const {routes} = JSON.parse(
    readFileSync(path.join(root, `data/${versionName}/routes.json`), 'utf8'),
  ) as {readonly routes: readonly string[]};
  return {
    ...statedIn(parsePage(file, readFileSync(path.join(root, file), 'utf8')), file),
    routes: routes.map((route) => route.slice(route.indexOf(' ') + 1)),
  };
}

/**
 * Reads the tables of the guide.
 * @param file path of the page, for the message
 * @throws Error when a table is missing or empty: a comparison with nothing finds no difference
 */
export function statedIn(page: Root, file: string): Omit<DocumentedTelemetry, 'routes'> {
  const rowsOf = (first: string, second: string): readonly Cells[] => {
    const table = page.children.find(
      (node): node is Table =>
        node.type === 'table' &&
        toString(node.children[0]?.children[0]) === first &&
        toString(node.children[0]?.children[1]) === second,
    );
    const rows = table?.children.slice(1).map(({children}) => children) ?? [];
    if (rows.length > 0) return rows;
    throw new Error(
      `${file}: expected a table with the columns "${first}" and "${second}", found none. Runs compare what the framework records with it: write the table, or change verification/telemetry/documented.ts with the page.`,
    );
  };
  const metrics = rowsOf('Metric', 'Unit').map(([name, unit, attributes]): DocumentedMetric => ({
    metric: toString(name),
    unit: toString(unit),
    attributes: codesIn(attributes),
  }));
  const metricNames = metrics.map(({metric}) => metric);
  return {
    spans: rowsOf('Span name', 'What it covers').flatMap(([name]) => codesIn(name)),
    attributes: rowsOf('Spans', 'Attributes').map(([spans, attributes]) => ({
      row: toString(spans),
      spans: spansOf(spans),
      attributes: codesIn(attributes),
    })),
    metrics,
    calls: rowsOf('Call', 'Counted').map(([call, counted]) => ({
      call: toString(call),
      metrics: countedIn(counted, metricNames),
    })),
  };
}

type Cells = Table['children'][number]['children'];
type Cell = Cells[number] | undefined;

function codesIn(cell: Cell | Root): string[] {
  const codes: string[] = [];
  if (cell) visit(cell, 'inlineCode', ({value}) => void codes.push(value));
  return codes;
}

function spansOf(cell: Cell): DocumentedAttributes['spans'] {
  const codes = codesIn(cell);
  if (codes.length > 0) return codes;
  return toString(cell).startsWith('Root') ? 'root' : 'all';
}

/** "all three", names of metrics, or "no": the latter also where a condition follows. */
function countedIn(cell: Cell, metrics: readonly string[]): readonly string[] {
  return toString(cell).startsWith('all three')
    ? metrics
    : codesIn(cell).filter((code) => metrics.includes(code));
}
