import {type Clone, sourceFiles} from './clone';
import {globs} from './globs';
import {
  FileCache,
  filesOf,
  type ProductSettings,
  readProduct,
  type SourceFile,
  stablePath,
} from './read-digest';
import {EarlierPaths} from './renames';
import {patchBetween, type RecordedCommit, type Recording} from './replay';
import {SourceMeaning} from './source-meaning';

/**
 * Reads each commit of a main branch after another one, as following reads a newer revision.
 * @param onProgress is told how many commits were read, and the day of the last one
 */
export function recordHistory(
  clone: Clone,
  settings: ProductSettings,
  {from, to}: {readonly from: string; readonly to: string},
  onProgress: (count: number, date: string) => void,
): Recording {
  const meaning = new SourceMeaning(clone);
  const cache = new FileCache();
  const stable = (file: SourceFile): string => stablePath(settings, file.path);
  const current = new Map(clone.filesOf(from, sourceFiles).map((file) => [file.path, file]));
  const first = filesOf(settings, [...current.values()]);
  const paths = new Set(Object.keys(first));
  const earlier = new EarlierPaths([...paths]);
  const withFacts = globs([
    ...Object.keys(settings.packages).map((name) => `${name}/**`),
    ...settings.specifications,
    ...settings.stockConfigurations,
  ]);
  const facts = () => readProduct(settings, [...current.values()], cache);
  let known = facts();
  let parent = from;
  const recording: Recording = {from, facts: known, commits: []};
  const commits: RecordedCommit[] = [];
  for (const {commit, date} of clone.commitsBetween(from, to)) {
    const differences = clone.differences(parent, commit);
    parent = commit;
    const sources = differences.flatMap(({before, after}) => [before ?? [], after ?? []].flat());
    const read = sources.filter((file) => sourceFiles.test(file.path));
    const texts = meaning.read(read.map(({hash}) => hash));
    for (const {before, after} of differences) {
      if (!before) continue;
      current.delete(before.path);
      paths.delete(stable(before));
      if (after && before.path !== after.path) earlier.add(stable(before), stable(after));
    }
    for (const {after} of differences) {
      if (after) current.set(after.path, {...after, text: texts.get(after.hash)});
      if (after) paths.add(stable(after));
    }
    const pinned = (file: SourceFile): string => earlier.of(stable(file), (one) => paths.has(one));
    const changed = differences.flatMap(({before, after}) => {
      if (before && after && meaning.isSame(after.path, before.hash, after.hash)) {
        // Facts name the file that says them.
        return before.path === after.path ? [] : [{file: after, isMoved: true}];
      }
      return [{file: after ?? (before as SourceFile), isMoved: false}];
    });
    const files = changed.flatMap(({file, isMoved}) => (isMoved ? [] : [pinned(file)]));
    const after = changed.some(({file}) => withFacts.test(stable(file))) ? facts() : known;
    commits.push({
      commit,
      date,
      facts: patchBetween(known, after),
      files: [...new Set(files)].filter((file) => !/^docs\/|^\.github\//.test(file)).sort(),
    });
    known = after;
    onProgress(commits.length, date);
  }
  return {...recording, commits};
}
