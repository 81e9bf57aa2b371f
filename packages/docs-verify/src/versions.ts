import type {Pin} from './pins';

/** What a version of a framework needs to run. */
export interface VerifiedVersion {
  readonly name: string;
  /** The framework at the revision that the version's pages are about. */
  readonly framework: Pin;
  /** Its Python client. */
  readonly client: Pin;
  /** Requirements of all that is installed beside those two. */
  readonly packages: readonly string[];
  /** Modules that programs get in place of others, by the names that they import. */
  readonly standIns: Readonly<Record<string, string>>;
  /** The npm package of the client that programs for Node.js import. */
  readonly nodeClient: string;
  /** Variables that pages of the version tell readers to set before they start a server. */
  readonly serverEnvironment?: Readonly<Record<string, string>>;
  /** Paths under which the version serves its APIs, by the name that data gives them. */
  readonly paths: Readonly<Record<string, string>>;
  /** How a server is started; the path of its run file follows. */
  readonly command: {readonly program: string; readonly args: readonly string[]};
  /** Folders that a reader's home has before anything runs. */
  readonly homeFolders: readonly string[];
  /** Files: the releases that the version was made with, what is never installed, and the run file. */
  readonly constraints: string;
  readonly leftOut: string;
  readonly runConfig: string;
  /** Folder where environments are kept between runs. */
  readonly cache: string;
}
