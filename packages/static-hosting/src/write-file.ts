import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file and the folders that it is in. Throws when the file cannot be written. */
export type WriteFile = (file: string, content: string | Uint8Array) => void;

/** Writes a file under another name first: a server that is running never sends half of it. */
export const writeFileAtomic: WriteFile = (file, content) => {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.tmp`, content);
  renameSync(`${file}.tmp`, file);
};
