import type {Context, Table} from './context';
import type {Change, ProgramFacts} from './facts';
import type {Notes} from './notes';
import {checkRequirement} from './packages';
import {checkRoutes} from './routes';
import {commandsOf, type Word} from './words';

const installers = /^(?:install|i|add|sync)$/;
const npmLike = /^(?:npm|pnpm|yarn|bun)$/;

/** Checks a script: commands and their options, requirements, variables and paths. */
export function checkShell(text: string, context: Context): void {
  checkCommands(text, 0, context, false);
  const code = withoutComments(text);
  checkImages(code, 0, context);
  checkRoutes(code, 0, context);
  checkVariables(code, 0, context);
}

/** The text with blanks in the place of comments. */
const withoutComments = (text: string): string =>
  text.replace(
    /(^|\s)#[^\n]*/g,
    (comment, before: string) => before + ' '.repeat(comment.length - before.length),
  );

/** Checks the variables that a text names. */
export function checkVariables(text: string, offset: number, {facts, notes}: Context): void {
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
  context: Context,
  isString: boolean,
): void {
  const {table} = context;
  if (isString && !table.starts.some((start) => text.includes(start))) return;
  const isImage = imageTest(text, table);
  for (const words of commandsOf(text, offset)) checkWords(words, context, isImage);
}

/** Makes the commands and images of facts ready to be looked for. */
export function tableOf(facts: ProgramFacts): Table {
  const all = Object.entries(facts.commands).map(([name, change]) => ({name, change}));
  const isOption = ({name}: {readonly name: string}): boolean => / -/.test(withoutModule(name));
  const images = Object.keys(facts.images);
  return {
    starts: [
      ...new Set(all.map(({name}) => name.split(' ').slice(0, 2).join(' '))),
      ...images,
      'pip install',
    ],
    commands: all.filter((each) => !isOption(each)),
    options: all.filter(isOption).map(({name, change}) => {
      const parts = name.split(' ');
      return {name, change, command: parts.slice(0, -1).join(' '), option: parts.at(-1) ?? ''};
    }),
    images: images.length > 0 ? imagePattern(images) : undefined,
  };
}

/** Checks the words of one command, also one that another command runs. */
export function checkWords(
  words: readonly Word[],
  context: Context,
  isImage: (word: string) => boolean,
): void {
  const {
    facts,
    notes,
    table: {commands, options},
  } = context;
  const texts = words.map(({text}) => text);
  words.forEach((word, at) => {
    const longest = commands
      .filter(({name}) => beginsWith(texts, at, name))
      .sort((one, other) => other.name.length - one.name.length)[0];
    const last = longest && words[at + longest.name.split(' ').length - 1];
    if (longest && last) notes.add([word.start, last.end], longest.name, longest.change, null);
    for (const {name, command, option, change} of options) {
      const isRun = beginsWith(texts, at, command);
      if (isRun || (command === facts.imageCommand && isImage(word.text))) {
        checkOption(words, at, option, name, change, notes);
      }
    }
    if (installers.test(word.text)) checkInstall(words, at, context);
  });
}

/** `python -m module` has an option that belongs to the name. */
const withoutModule = (name: string): string => name.replace(' -m ', ' ');

/** Notes the images in a text, wherever they are named. */
export function checkImages(
  text: string,
  offset: number,
  {facts, notes, table: {images}}: Context,
): void {
  if (!images) return;
  for (const {1: name = '', 0: found, index} of text.matchAll(images)) {
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
function imageTest(text: string, {images}: Table): (word: string) => boolean {
  if (!images || text.search(images) === -1) return () => false;
  const variables = [...text.matchAll(/\b([A-Za-z_]\w*)=["']?([^\s"']+)/g)]
    .filter(({2: value = ''}) => value.search(images) !== -1)
    .map(({1: name}) => name);
  return (word) =>
    (!word.includes('=') && word.search(images) !== -1) ||
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
  change: Change,
  notes: Notes,
): void {
  for (const {text, start, end} of words.slice(at + 1)) {
    if (text === option || text.startsWith(`${option}=`)) {
      notes.add([start, Math.min(end, start + option.length)], name, change, null);
    }
  }
}

function checkInstall(words: readonly Word[], at: number, context: Context): void {
  const program = words[at - 1]?.text ?? '';
  const ecosystem = npmLike.test(program)
    ? 'npm'
    : /^(?:pip3?|uv|poetry|pdm|pipx)$/.test(program)
      ? 'pypi'
      : undefined;
  if (!ecosystem) return;
  for (const {text, start} of words.slice(at + 1)) {
    if (!text.startsWith('-')) checkRequirement(text, start, ecosystem, context);
  }
}
