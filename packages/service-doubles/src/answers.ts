/** What the test double says. Pure: the same request gets the same answer, on every machine. */

/** A tool that a request offers, in the form of OpenAI's `tools`. */
export interface OfferedTool {
  readonly name: string;
  readonly parameters: JsonSchema;
}

/** The part of JSON Schema that tools and response formats use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** A message in the form of either protocol, content already turned into text. */
export interface SpokenMessage {
  readonly role: string;
  readonly text: string;
}

export interface ToolCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export type Answer =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'tool call'; readonly call: ToolCall};

export interface Conversation {
  readonly model: string;
  readonly messages: readonly SpokenMessage[];
  readonly tools: readonly OfferedTool[];
  /** `none`, `auto`, `required` or the name of the tool that must be called. */
  readonly toolChoice: string;
  /** What a structured answer must match. */
  readonly responseSchema?: JsonSchema;
}

/** What a test double says to whom: data. */
export interface Script {
  /** Answers by the form of a question; the first that matches counts. */
  readonly answers: readonly {readonly question: RegExp; readonly answer: string}[];
  /** Words with which a text is unsafe. */
  readonly unsafe: RegExp;
}

/** Says what a script has. */
export interface Voice {
  /** Answers a conversation: with a tool call while a tool is offered and has no result yet. */
  readonly answerTo: (conversation: Conversation) => Answer;
  /** Answers a text without roles, such as the prompt of a completion. */
  readonly textAnswer: (prompt: string) => string;
  /** The verdict of a guard model, in two lines where it is unsafe. */
  readonly guardVerdict: (text: string) => string;
}

/** Prepares the answers of a script. */
export function createVoice({answers, unsafe}: Script): Voice {
  const textAnswer = (prompt: string): string =>
    answers.find(({question}) => question.test(prompt))?.answer ??
    'This is the answer of a test double.';
  const guardVerdict = (text: string): string => {
    if (text.includes(oddText)) return 'unsafe\nS99';
    return unsafe.test(text) ? 'unsafe\nS2' : 'safe';
  };
  const answerTo = (conversation: Conversation): Answer => {
    const {model, messages, tools, toolChoice, responseSchema} = conversation;
    const question = messages.findLast(({role}) => role === 'user')?.text ?? '';
    if (isGuardModel(model)) {
      return {kind: 'text', text: guardVerdict(messages.map(({text}) => text).join('\n'))};
    }
    const isAnsweredByTool = messages.at(-1)?.role === 'tool';
    const tool = tools.find(({name}) => name === toolChoice) ?? tools[0];
    if (tool && toolChoice !== 'none' && !isAnsweredByTool) {
      const call = {name: tool.name, arguments: argumentsFor(tool.parameters, question)};
      return {kind: 'tool call', call};
    }
    if (responseSchema) {
      return {kind: 'text', text: JSON.stringify(instanceOf(responseSchema, question))};
    }
    return {kind: 'text', text: textAnswer(question)};
  };
  return {answerTo, textAnswer, guardVerdict};
}

/** Whether a model is one that checks content for safety. */
export function isGuardModel(model: string): boolean {
  return /guard/i.test(model);
}

/** A text of which a guard model says that it is unsafe in a category that does not exist. */
export const oddText = 'This fits no category.';

/** Splits a text into the pieces of a stream: one for each word. */
export function piecesOf(text: string): string[] {
  return text.match(/\s*\S+\s*$|\s*\S+/g) ?? [text];
}

/** Counts tokens as words: enough for figures that only have to be stable. */
export function tokenCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Fills the parameters of a tool: required ones, or the first one where none is required. */
export function argumentsFor(
  schema: JsonSchema,
  question: string,
): Readonly<Record<string, unknown>> {
  const properties = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required ?? []);
  const chosen = properties.filter(([name]) => required.has(name));
  return Object.fromEntries(
    (chosen.length > 0 ? chosen : properties.slice(0, 1)).map(([name, property]) => [
      name,
      instanceOf(property, question, schema),
    ]),
  );
}

/** Builds a value that matches a schema. */
export function instanceOf(schema: JsonSchema, text: string, root: JsonSchema = schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum && schema.enum.length > 0) return schema.enum[0];
  if (schema.$ref) {
    const target = root.$defs?.[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)];
    return target ? instanceOf(target, text, root) : null;
  }
  const [variant] = schema.anyOf ?? schema.oneOf ?? [];
  if (variant) return instanceOf(variant, text, root);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object' || schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [
        name,
        instanceOf(property, text, root),
      ]),
    );
  }
  if (type === 'array') return schema.items ? [instanceOf(schema.items, text, root)] : [];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  return text === '' ? 'text' : text;
}

/**
 * Turns a text into a vector: each word adds to one place, so texts that share words lie close
 * together and a search finds what a reader would expect.
 */
export function embed(text: string, dimension: number): number[] {
  const vector = Array.from({length: dimension}, () => 0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const place = hash(word) % dimension;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  const length = Math.hypot(...vector);
  return length === 0 ? [1, ...vector.slice(1)] : vector.map((value) => value / length);
}

/** FNV-1a over the code units of a word. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    value = Math.imul(value ^ word.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
