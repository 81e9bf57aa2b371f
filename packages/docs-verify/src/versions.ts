/** What a version of a framework needs to run. */
export interface VerifiedVersion {
  readonly name: string;
  /** Requirement of pip for the framework; `{source}` stands for the folder given by `--source`. */
  readonly framework: string;
  /** The framework in words, for the record. */
  readonly frameworkLabel: string;
  /** Requirement of pip for the client; `{source}` stands for the folder given by `--client-source`. */
  readonly client: string;
  /** The client in words, for the record. */
  readonly clientLabel: string;
  /** Requirements of all that is installed beside those two. */
  readonly packages: readonly string[];
  /** The npm package of the client that programs for Node.js import. */
  readonly nodeClient: string;
  /** Commit of the framework's repository that `--source` must hold, for unreleased versions. */
  readonly commit?: string;
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
