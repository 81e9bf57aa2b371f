import {
  type Answer,
  embed,
  isGuardModel,
  type JsonSchema,
  piecesOf,
  tokenCount,
  type Voice,
} from '@docs-kit/service-doubles/answers';
import {promptOf, spokenAnswer} from './llama-prompt';
import {
  type Reply,
  type Route,
  type RouteRequest,
  textOfContent,
} from '@docs-kit/service-doubles/routing';

/**
 * The Ollama protocol, as far as the framework's adapter and the pages speak it.
 * Format: https://github.com/ollama/ollama/blob/main/docs/api.md
 */
export const ollamaRoutes: readonly Route[] = [
  {method: 'GET', path: /^\/$/, reply: () => ({status: 200, body: 'Ollama is running'})},
  {method: 'GET', path: /^\/api\/version$/, reply: () => json({version: '0.12.3'})},
  {
    method: 'GET',
    path: /^\/api\/tags$/,
    reply: ({catalogue, models}) => json({models: models.modelsOf(catalogue).map(entryOf)}),
  },
  {
    method: 'GET',
    path: /^\/api\/ps$/,
    reply: ({catalogue, models}) =>
      json({
        models: models.modelsOf(catalogue).map((model) => ({...entryOf(model), size_vram: 0})),
      }),
  },
  {method: 'POST', path: /^\/api\/show$/, reply: () => json({details, model_info: {}})},
  {
    method: 'POST',
    path: /^\/api\/pull$/,
    reply: () => ({status: 200, lines: [{status: 'success'}]}),
  },
  {method: 'POST', path: /^\/api\/chat$/, reply: chat},
  {method: 'POST', path: /^\/api\/generate$/, reply: generate},
  {method: 'POST', path: /^\/api\/embed$/, reply: embeddings},
];

const json = (body: unknown): Reply => ({status: 200, body});

const createdAt = '2025-10-09T08:53:20Z';

const details = {
  parent_model: '',
  format: 'gguf',
  family: 'llama',
  families: ['llama'],
  parameter_size: '3.2B',
  quantization_level: 'Q4_K_M',
};

function entryOf({id}: {readonly id: string}) {
  return {name: id, model: id, modified_at: createdAt, size: 1, digest: '0', details};
}

function endOf(prompt: string, answer: string) {
  return {
    done: true,
    done_reason: 'stop',
    total_duration: 1,
    load_duration: 1,
    prompt_eval_count: tokenCount(prompt),
    prompt_eval_duration: 1,
    eval_count: tokenCount(answer),
    eval_duration: 1,
  };
}

interface ChatRequest {
  readonly model: string;
  readonly messages: readonly {readonly role: string; readonly content?: unknown}[];
  readonly tools?: readonly {
    readonly function: {readonly name: string; readonly parameters?: JsonSchema};
  }[];
  readonly format?: JsonSchema | string;
  readonly stream?: boolean;
}

/** Streams are what Ollama answers unless `stream` is false. */
function chat({body, voice}: RouteRequest): Reply {
  const {model, messages, tools = [], format, stream = true} = body as ChatRequest;
  const spoken = messages.map(({role, content}) => ({role, text: textOfContent(content)}));
  const answer = voice.answerTo({
    model,
    messages: spoken,
    tools: tools.map(({function: {name, parameters = {}}}) => ({name, parameters})),
    toolChoice: 'auto',
    responseSchema: typeof format === 'object' ? format : undefined,
  });
  const frame = {model, created_at: createdAt};
  const end = endOf(spoken.map(({text}) => text).join(' '), textOf(answer));
  if (!stream) return json({...frame, message: messageOf(answer), ...end});
  const pieces = answer.kind === 'text' ? piecesOf(answer.text) : [];
  return {
    status: 200,
    lines: [
      ...pieces.map((content) => ({...frame, message: {role: 'assistant', content}, done: false})),
      ...(answer.kind === 'tool call' ? [{...frame, message: messageOf(answer), done: false}] : []),
      {...frame, message: {role: 'assistant', content: ''}, ...end},
    ],
  };
}

const textOf = (answer: Answer): string =>
  answer.kind === 'text' ? answer.text : answer.call.name;

function messageOf(answer: Answer) {
  if (answer.kind === 'text') return {role: 'assistant', content: answer.text};
  return {role: 'assistant', content: '', tool_calls: [{function: answer.call}]};
}

interface GenerateRequest {
  readonly model: string;
  readonly prompt: string;
  readonly raw?: boolean;
  readonly format?: JsonSchema | string;
  readonly stream?: boolean;
}

function generate({body, voice}: RouteRequest): Reply {
  const {model, prompt, raw = false, format, stream = true} = body as GenerateRequest;
  const text = generatedText(voice, {model, prompt, raw, format});
  const frame = {model, created_at: createdAt};
  const end = endOf(prompt, text);
  if (!stream) return json({...frame, response: text, ...end});
  return {
    status: 200,
    lines: [
      ...piecesOf(text).map((response) => ({...frame, response, done: false})),
      {...frame, response: '', ...end},
    ],
  };
}

function generatedText(
  {answerTo, guardVerdict, textAnswer}: Voice,
  {model, prompt, raw, format}: GenerateRequest,
): string {
  if (isGuardModel(model)) return guardVerdict(prompt);
  if (!raw) return textAnswer(prompt);
  const {messages, tools} = promptOf(prompt);
  return spokenAnswer(
    answerTo({
      model,
      messages,
      tools,
      toolChoice: 'auto',
      responseSchema: typeof format === 'object' ? format : undefined,
    }),
  );
}

function embeddings({body, models}: RouteRequest): Reply {
  const {model, input} = body as {
    readonly model: string;
    readonly input: string | readonly string[];
  };
  const texts = Array.isArray(input) ? input.map(String) : [String(input)];
  return json({
    model,
    embeddings: texts.map((text) => embed(text, models.dimensionOf(model))),
    total_duration: 1,
    load_duration: 1,
    prompt_eval_count: tokenCount(texts.join(' ')),
  });
}
