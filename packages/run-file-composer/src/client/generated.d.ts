declare module '@generated/run-file-composer/default/facts.json' {
  import type {ComposerFacts} from '@docs-kit/run-file-composer/facts';

  const facts: ComposerFacts;
  export default facts;
}
