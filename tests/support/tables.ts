import {writeTable} from '@docs-kit/docs-facts/tables';
import type {VersionData} from '@site/src/facts/data-types';
import {tables} from '@site/src/tables';

/** Writes one generated block as the command does, from the data that it needs. */
export const table =
  (name: string) =>
  (words: readonly string[], data: Partial<VersionData>): string =>
    writeTable(tables, name, words, data as VersionData);
