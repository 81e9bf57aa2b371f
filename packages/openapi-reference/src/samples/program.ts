import type {ExampleRequest} from './example-values';
import type {SampleClient, SdkMethod} from './sdk-method';

/** A program that sends a request, as it is written for one language. */
export interface Program {
  readonly code: string;
  /** What a reader must know before using the program. */
  readonly note?: string;
  /** Whether the program uses a client library. */
  readonly client: boolean;
  /** Whether the program prints what comes back: others end in silence. */
  readonly prints: boolean;
}

/** What is known of a server that a request does not say. */
export interface ServerTraits {
  /** Seconds that programs wait for the answer to a POST; the default of the library where absent. */
  readonly timeout?: number;
  /** Whether the server loses the body of a request that offers to use HTTP/2. */
  readonly losesUpgradedBodies?: boolean;
  /** Whether a stream that fails ends with an event that has a property `error`. */
  readonly streamsErrors?: boolean;
}

/** What a generator has beside the request. */
export interface SampleTarget {
  readonly server: ServerTraits;
  /** The client library of the language, where it has one. */
  readonly client?: SampleClient;
  /** The method of the client that calls the operation; without one the program uses HTTP. */
  readonly method?: SdkMethod;
}

/** Writes the programs of one language: all that is to be done to add it. */
export interface SampleGenerator {
  /** The language, as its tab shows it. */
  readonly label: string;
  readonly write: (request: ExampleRequest, target: SampleTarget) => Program;
}
