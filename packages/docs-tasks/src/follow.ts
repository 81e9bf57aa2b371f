import fs from 'node:fs/promises';
import path from 'node:path';
import {lastLines} from '@docs-kit/docs-verify/problem';
import {check} from './ending';
import type {Step} from './steps';
import type {Task, Typed} from './task';
import {openTerminal, type Started, type Terminal} from './terminal';
import type {World} from './world';

/** How far a reader came. */
export interface Outcome {
  /** Fences that were run or saved. */
  readonly fences: number;
  /** Why it was not the end; undefined when it was. */
  readonly problem?: string;
}

/** Programs that run a saved file, by language. */
const programs: Readonly<Record<string, readonly [program: string, ending: string]>> = {
  python: ['python', 'py'],
  javascript: ['node', 'mjs'],
};

/** Follows the steps of a task, one after the other and without a change, and looks at its end. */
export async function follow(task: Task, steps: readonly Step[], world: World): Promise<Outcome> {
  const running = new Map<string, {readonly terminal: Terminal; readonly program: Started}>();
  let printed = '';
  let fences = 0;
  let terminals = 0;
  let restart = async (): Promise<void> => {
    throw new Error('No server was started that could be started again.');
  };
  const {variables = {}, files = {}} = task.start ?? {};
  const open = (folder: string): Terminal => {
    terminals += 1;
    const state = path.join(world.hidden, `terminal-${terminals}`);
    return openTerminal(state, folder, {...world.environment, ...variables});
  };
  let terminal = open(world.folder);
  /** Files that the reader has saved, by name. */
  const saved = new Map<string, string>();

  const start = async (code: string, goesOn: string): Promise<void> => {
    const [kind = ''] = world.goesOn.exec(goesOn) ?? [];
    const earlier = running.get(kind);
    await earlier?.program.stop();
    const own = earlier?.terminal ?? terminal;
    const named = [...`${code}\n${goesOn}`.matchAll(/\b\d{4,5}\b/g)].map(([port]) => Number(port));
    const program = await own.start(code, [...new Set([...named, ...world.ports])]);
    running.set(kind, {terminal: own, program});
    // The one it runs in is taken, so the reader opens another in the same folder.
    if (own === terminal) terminal = open(await own.where());
    await world.settle();
    restart = () => start(code, goesOn);
  };
  const run = async (code: string): Promise<string> => {
    const file = [...saved].find(([name]) => code.includes(path.basename(name)));
    const long = [code, file?.[1] ?? ''].find((text) => world.goesOn.test(text));
    if (long !== undefined) {
      await start(code, long);
      return '';
    }
    const {status, output, timedOut} = await terminal.run(code);
    if (status === 0) return output;
    throw new Error(
      timedOut ? 'does not end' : `ends with status ${status ?? 'none'}:\n${lastLines(output, 8)}`,
    );
  };

  try {
    for (const [name, content] of Object.entries(files)) {
      await save(path.join(world.folder, name), content);
    }
    if (task.start?.server) {
      await world.startServer(false);
      restart = () => world.startServer(true);
      await world.prepare(task);
    }
    for (const [index, step] of steps.entries()) {
      const code = world.fit(step);
      const [, name = '', isExcerpt] = /^(\S+)( \(excerpt\))?$/.exec(step.title ?? '') ?? [];
      const place = await placeOf(name, terminal, world);
      try {
        if (name !== '') {
          const text = isExcerpt
            ? await world.merge(await fs.readFile(place, 'utf8').catch(() => undefined), code)
            : code;
          await save(place, text);
          saved.set(name, code);
        }
        const command = commandOf({...step, code}, name, index, steps);
        if (command !== undefined) {
          if (name === '' && step.language !== 'bash') await save(command.place(place), code);
          const words = typedWords(task.types ?? [], step, printed);
          printed += await run([command.text, ...words].join(' '));
        } else if (name === '') {
          continue;
        }
        fences += 1;
      } catch (error) {
        throw new Error(`line ${step.line}: ${(error as Error).message}`);
      }
    }
    await check(task.end ?? [], world, {printed, run, restart: () => restart()});
    return {fences};
  } catch (error) {
    return {fences, problem: (error as Error).message};
  } finally {
    for (const {program} of running.values()) await program.stop();
  }
}

async function save(file: string, content: string): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, `${content.trimEnd()}\n`);
}

async function placeOf(name: string, terminal: Terminal, {environment}: World): Promise<string> {
  return path.resolve(await terminal.where(), name.replace(/^~(?=\/)/, environment.HOME ?? ''));
}

/** How a fence is run; undefined for what is only saved, or run by a later command of the page. */
function commandOf(
  {language, code, title}: Step,
  name: string,
  index: number,
  steps: readonly Step[],
): {readonly text: string; readonly place: (folder: string) => string} | undefined {
  if (language === 'bash' && title === undefined) return {text: code, place: (folder) => folder};
  const [program, ending] = programs[language] ?? [];
  if (program === undefined) return undefined;
  // A module of a package, and an excerpt, are a part of something else.
  if (name.includes('/') || /^[ \t]/.test(code)) return undefined;
  const isNamed = (step: Step): boolean => step.language === 'bash' && step.code.includes(name);
  if (name !== '' && steps.slice(index + 1).some(isNamed)) return undefined;
  const file = name === '' ? `sample-${index + 1}.${ending ?? ''}` : name;
  return {text: `${program} ${file}`, place: (folder) => path.join(folder, file)};
}

/** What the reader has read so far and types behind a program. */
function typedWords(types: readonly Typed[], {title, headings}: Step, printed: string): string[] {
  const found = types.find(({in: place}) => place === title || place === headings.at(-1));
  return (found?.read ?? []).map((pattern) => {
    const match = [...printed.matchAll(new RegExp(pattern, 'g'))].at(-1);
    if (match) return match[1] ?? match[0];
    throw new Error(`the output so far has no ${pattern} to type`);
  });
}
