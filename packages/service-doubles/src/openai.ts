import {
  type Answer,
  type Conversation,
  embed,
  type JsonSchema,
  piecesOf,
  tokenCount,
} from './answers';
import {type Reply, type Route, type RouteRequest, textOfContent} from './routing';

/**
 * The OpenAI protocol, as far as the framework's adapters speak it.
 * Format: https://platform.openai.com/docs/api-reference
 */
export const openaiRoutes: readonly Route[] = [
  {method: 'GET', path: /^\/v1\/models$/, reply: listModels},
  {
    method: 'GET',
    path: /^\/v1\/models\/(.+)$/,
    reply: ({groups: [id = '']}) => json(modelEntry(id)),
  },
  {method: 'POST', path: /^\/v1\/chat\/completions$/, reply: chatCompletion},
  {method: 'POST', path: /^\/v1\/completions$/, reply: completion},
  {method: 'POST', path: /^\/v1\/embeddings$/, reply: embeddings},
  {method: 'POST', path: /^\/v1\/moderations$/, reply: moderation},
  // Text Generation Inference serves one model, and is asked which.
  {
    method: 'GET',
    path: /^\/info$/,
    reply: ({catalogue, models}) =>
      json({model_id: models.modelsOf(catalogue)[0]?.id, max_total_tokens: 4096}),
  },
];

interface ChatRequest {
  readonly model: string;
  readonly messages: readonly {readonly role: string; readonly content?: unknown}[];
  readonly tools?: readonly {
    readonly function: {readonly name: string; readonly parameters?: JsonSchema};
  }[];
  readonly tool_choice?: string | {readonly function: {readonly name: string}};
  readonly response_format?: {
    readonly type: string;
    readonly json_schema?: {readonly schema?: JsonSchema};
  };
  readonly stream?: boolean;
  readonly stream_options?: {readonly include_usage?: boolean};
}

/** A date that never changes, so that answers do not either: seconds since 1970. */
const created = 1760000000;

let answered = 0;
/** Ids count up: stores of the framework use them as keys. */
function newId(prefix: string): string {
  answered += 1;
  return `${prefix}${String(answered).padStart(24, '0')}`;
}

const json = (body: unknown): Reply => ({status: 200, body});

function modelEntry(id: string) {
  return {id, object: 'model', created, owned_by: 'test-double'};
}

function listModels({catalogue, models}: RouteRequest): Reply {
  return json({object: 'list', data: models.modelsOf(catalogue).map(({id}) => modelEntry(id))});
}

function chatCompletion({body, voice}: RouteRequest): Reply {
  const chat = body as ChatRequest;
  const answer = voice.answerTo(conversationOf(chat));
  const id = newId('chatcmpl-');
  const asked = chat.messages.map(({content}) => textOfContent(content)).join(' ');
  const usage = usageOf(asked, answer.kind === 'text' ? answer.text : answer.call.name);
  if (chat.stream) {
    const frame = {id, object: 'chat.completion.chunk', created, model: chat.model};
    const withUsage = chat.stream_options?.include_usage === true;
    return {
      status: 200,
      events: [
        ...chatDeltas(answer).map((choice) => ({...frame, choices: [choice]})),
        ...(withUsage ? [{...frame, choices: [], usage}] : []),
      ],
    };
  }
  return json({
    id,
    object: 'chat.completion',
    created,
    model: chat.model,
    choices: [
      {
        index: 0,
        message: messageOf(answer),
        logprobs: null,
        finish_reason: answer.kind === 'text' ? 'stop' : 'tool_calls',
      },
    ],
    usage,
  });
}

function conversationOf(chat: ChatRequest): Conversation {
  const choice = chat.tool_choice;
  return {
    model: chat.model,
    messages: chat.messages.map(({role, content}) => ({role, text: textOfContent(content)})),
    tools: (chat.tools ?? []).map(({function: {name, parameters = {}}}) => ({name, parameters})),
    toolChoice: typeof choice === 'object' ? choice.function.name : (choice ?? 'auto'),
    responseSchema: chat.response_format?.json_schema?.schema,
  };
}

function messageOf(answer: Answer) {
  if (answer.kind === 'text') return {role: 'assistant', content: answer.text};
  return {role: 'assistant', content: null, tool_calls: [toolCallOf(answer)]};
}

function toolCallOf({call}: Extract<Answer, {kind: 'tool call'}>) {
  const {name} = call;
  return {
    id: newId('call_'),
    type: 'function',
    function: {name, arguments: JSON.stringify(call.arguments)},
  };
}

function chatDeltas(answer: Answer) {
  const choice = (delta: object, finish: string | null = null) => ({
    index: 0,
    delta,
    finish_reason: finish,
  });
  if (answer.kind === 'tool call') {
    return [
      choice({role: 'assistant', content: null}),
      choice({tool_calls: [{index: 0, ...toolCallOf(answer)}]}),
      choice({}, 'tool_calls'),
    ];
  }
  return [
    choice({role: 'assistant', content: ''}),
    ...piecesOf(answer.text).map((content) => choice({content})),
    choice({}, 'stop'),
  ];
}

interface CompletionRequest {
  readonly model: string;
  readonly prompt: string | readonly unknown[];
  readonly stream?: boolean;
}

function completion({body, voice}: RouteRequest): Reply {
  const {model, prompt, stream} = body as CompletionRequest;
  const prompts = Array.isArray(prompt) ? prompt.map(String) : [String(prompt)];
  const frame = {id: newId('cmpl-'), object: 'text_completion', created, model};
  const texts = prompts.map(voice.textAnswer);
  if (stream) {
    return {
      status: 200,
      events: texts.flatMap((text, index) => [
        ...piecesOf(text).map((piece) => ({
          ...frame,
          choices: [{index, text: piece, logprobs: null, finish_reason: null}],
        })),
        {...frame, choices: [{index, text: '', logprobs: null, finish_reason: 'stop'}]},
      ]),
    };
  }
  return json({
    ...frame,
    choices: texts.map((text, index) => ({index, text, logprobs: null, finish_reason: 'stop'})),
    usage: usageOf(prompts.join(' '), texts.join(' ')),
  });
}

function embeddings({body, models}: RouteRequest): Reply {
  const {model, input, encoding_format, dimensions} = body as {
    readonly model: string;
    readonly input: string | readonly string[];
    readonly encoding_format?: string;
    readonly dimensions?: number;
  };
  const texts = Array.isArray(input) ? input.map(String) : [String(input)];
  const data = texts.map((text, index) => {
    const vector = embed(text, dimensions ?? models.dimensionOf(model));
    return {object: 'embedding', index, embedding: encode(vector, encoding_format)};
  });
  const tokens = tokenCount(texts.join(' '));
  return json({
    object: 'list',
    data,
    model,
    usage: {prompt_tokens: tokens, total_tokens: tokens},
  });
}

/** The OpenAI client asks for base64 of 32-bit floats unless told otherwise. */
function encode(vector: readonly number[], format: string | undefined): readonly number[] | string {
  return format === 'base64'
    ? Buffer.from(new Float32Array(vector).buffer).toString('base64')
    : vector;
}

function moderation({body, voice}: RouteRequest): Reply {
  const {model = 'omni-moderation-latest', input} = body as {
    readonly model?: string;
    readonly input: string | readonly string[];
  };
  const texts = Array.isArray(input) ? input.map(String) : [String(input)];
  return json({
    id: newId('modr-'),
    model,
    results: texts.map((text) => {
      const flagged = voice.guardVerdict(text) !== 'safe';
      return {
        flagged,
        categories: {illicit: flagged, violence: false},
        category_scores: {illicit: flagged ? 0.9 : 0.01, violence: 0.01},
        category_applied_input_types: {illicit: ['text'], violence: ['text']},
      };
    }),
  });
}

function usageOf(asked: string, answer: string) {
  const prompt_tokens = tokenCount(asked);
  const completion_tokens = tokenCount(answer);
  return {prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens};
}
