import type {Fence} from '@docs-kit/docs-facts/markdown';

/** A fence of a guide. */
export interface GuideFence extends Fence {
  /** Names the fence by its place in the page, for rules and people: `getting_started/quickstart#bash-2`. */
  readonly id: string;
  /** Name of the file that readers save the fence in. */
  readonly title?: string;
  /** Hash of all that its result depends on. */
  readonly hash: string;
}

/** A fence of a page that the record knows, or should know. */
export interface RecordedFence extends GuideFence {
  /** Names the fence in the record, by what it is. */
  readonly key: string;
}

/** Text that a page shows as what programs print. */
export interface ShownOutput {
  readonly fence: GuideFence;
  /** The programs right before it, one for each language: those that print it. */
  readonly programs: readonly GuideFence[];
}

/** A guide with its fences, in their order. */
export interface GuidePage {
  /** Path below the version's folder, without ending. */
  readonly id: string;
  readonly fences: readonly RecordedFence[];
  /** Texts that the page shows as what its programs print. */
  readonly outputs: readonly ShownOutput[];
}
