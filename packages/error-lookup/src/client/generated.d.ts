declare module '@generated/error-lookup/default/tables.json' {
  import type {ErrorTables} from '@docs-kit/error-lookup/rows';

  const tables: ErrorTables;
  export default tables;
}

declare module '@generated/error-lookup/default/pages.json' {
  import type {ErrorTables} from '@docs-kit/error-lookup/rows';

  const pages: Pick<ErrorTables, 'versions' | 'titles'>;
  export default pages;
}
