import type {ProgramFacts} from './facts';
import type {Notes} from './notes';
import {checkRequirement} from './packages';
import {checkRoutes} from './routes';
import {commandsOf, type Word} from './words';

const installers = /^(?:install|i|add|sync)$/;
const npmLike = /^(?:npm|pnpm|yarn|bun)$/;

/** Checks a script: commands and their options, requirements, variables and paths. */
export function checkShell(
  text: string,
  facts: ProgramFacts,
  notes: Notes,
  isAbout: boolean,
): void {
  checkCommands(text, 0, facts, notes, false);
  checkImages(withoutComments(text), 0, facts, notes);
  const code = withoutComments(text);
  checkRoutes(code, 0, facts, notes, isAbout);
  checkVariables(code, 0, facts, notes);
}

/** The text with blanks in the place of comments. */
const withoutComments = (text: string): string =>
  text.replace(
    /(^|\s)#[^\n]*/g,
    (comment, before: string) => before + ' '.repeat(comment.length - before.length),
  );

/** Checks the variables that a text names. */
export function checkVariables(
  text: string,
  offset: number,
  facts: ProgramFacts,
  notes: Notes,
): void {
  for (const [name, change] of Object.entries(facts.variables)) {
    for (const {index} of text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))) {
      notes.add([offset + index, offset + index + name.length], name, change);
    }
  }
}

/**
 * Checks the commands in a text.
 * @param isString whether the text is a string of a program, which seldom is a command
 */
export function checkCommands(
  text: string,
  offset: number,
  facts: ProgramFacts,
  notes: Notes,
  isString: boolean,
): void {
  if (isString && !startsOf(facts).some((start) => text.includes(start))) return;
  const isImage = imageTest(text, facts);
  for (const words of commandsOf(text, offset)) checkWords(words, facts, notes, isImage);
}

/** First words of everything that a command can begin with, such as `zoo feed`. */
function startsOf({commands, images}: ProgramFacts): string[] {
  const names = Object.keys(commands).map((name) => name.split(' ').slice(0, 2).join(' '));
  return [...new Set(names), ...Object.keys(images), 'pip install'];
}

/** Checks the words of one command, also one that another command runs. */
export function checkWords(
  words: readonly Word[],
  facts: ProgramFacts,
  notes: Notes,
  isImage: (word: string) => boolean,
): void {
  const texts = words.map(({text}) => text);
  const commands = Object.entries(facts.commands).map(([name, change]) => ({name, change}));
  const plain = commands.filter(({name}) => !/ -/.test(withoutModule(name)));
  const options = commands.filter(({name}) => / -/.test(withoutModule(name)));
  words.forEach((word, at) => {
    const longest = plain
      .filter(({name}) => beginsWith(texts, at, name))
      .sort((one, other) => other.name.length - one.name.length)[0];
    const last = longest && words[at + longest.name.split(' ').length - 1];
    if (longest && last) notes.add([word.start, last.end], longest.name, longest.change, null);
    for (const {name, change} of options) {
      const parts = name.split(' ');
      const option = parts.at(-1) ?? '';
      const command = parts.slice(0, -1).join(' ');
      if (beginsWith(texts, at, command)) checkOption(words, at, option, name, change, notes);
    }
    if (isImage(word.text)) {
      for (const {name, change} of options) {
        if (!name.startsWith(`${facts.imageCommand ?? ''} -`)) continue;
        checkOption(words, at, name.split(' ').at(-1) ?? '', name, change, notes);
      }
    }
    if (installers.test(word.text)) checkInstall(words, at, facts, notes);
  });
}

/** `python -m module` has an option that belongs to the name. */
const withoutModule = (name: string): string => name.replace(' -m ', ' ');

/** Notes the images in a text, wherever they are named. */
export function checkImages(text: string, offset: number, facts: ProgramFacts, notes: Notes): void {
  const names = Object.keys(facts.images);
  if (!names.some((name) => text.includes(name))) return;
  for (const {1: name = '', 0: found, index} of text.matchAll(imagePattern(names))) {
    const change = facts.images[name];
    const start = offset + index;
    if (change) notes.add([start, start + found.length], name, change, null);
  }
}

const imagePattern = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\w.-])(?:[\\w-]+(?:\\.[\\w-]+)+/)?(${names.join('|')})(?![\\w/-])(?::[\\w.-]+)?`,
    'g',
  );

/** Says whether a word is an image, or a variable that a script sets to one. */
function imageTest(text: string, {images}: ProgramFacts): (word: string) => boolean {
  const names = Object.keys(images);
  if (names.length === 0) return () => false;
  const variables = [...text.matchAll(/\b([A-Za-z_]\w*)=["']?([^\s"']+)/g)]
    .filter(({2: value = ''}) => names.some((name) => value.includes(name)))
    .map(({1: name}) => name);
  const pattern = imagePattern(names);
  return (word) =>
    (!word.includes('=') && word.search(pattern) !== -1) ||
    variables.includes(/^\$\{?(\w+)\}?$/.exec(word)?.[1]);
}

function beginsWith(texts: readonly string[], at: number, name: string): boolean {
  return name
    .split(' ')
    .every(
      (part, place) =>
        texts[at + place] === part ||
        (part === 'python' && /^python3?(?:\.\d+)?$/.test(texts[at + place] ?? '')),
    );
}

function checkOption(
  words: readonly Word[],
  at: number,
  option: string,
  name: string,
  change: Parameters<Notes['add']>[2],
  notes: Notes,
): void {
  for (const {text, start, end} of words.slice(at + 1)) {
    if (text === option || text.startsWith(`${option}=`)) {
      notes.add([start, Math.min(end, start + option.length)], name, change, null);
    }
  }
}

function checkInstall(words: readonly Word[], at: number, facts: ProgramFacts, notes: Notes): void {
  const program = words[at - 1]?.text ?? '';
  const ecosystem = npmLike.test(program)
    ? 'npm'
    : /^(?:pip3?|uv|poetry|pdm|pipx)$/.test(program)
      ? 'pypi'
      : undefined;
  if (!ecosystem) return;
  for (const {text, start} of words.slice(at + 1)) {
    if (!text.startsWith('-')) checkRequirement(text, start, ecosystem, facts, notes);
  }
}
