declare module '@generated/reader-setup/default/facts.json' {
  import type {ReaderSetupOptions} from '@docs-kit/reader-setup';

  const options: ReaderSetupOptions;
  export default options;
}
