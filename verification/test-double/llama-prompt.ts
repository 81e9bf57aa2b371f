import type {
  Answer,
  JsonSchema,
  OfferedTool,
  SpokenMessage,
} from '@docs-kit/service-doubles/answers';

/**
 * Reads a prompt that the framework has written with the template of Llama 3 itself, as its Ollama
 * adapter does for models that it knows.
 * Format: https://www.llama.com/docs/model-cards-and-prompt-formats/llama3_2/
 */
export function promptOf(prompt: string): {
  readonly messages: readonly SpokenMessage[];
  readonly tools: readonly OfferedTool[];
} {
  const parts = prompt.split('<|start_header_id|>').slice(1);
  const messages = parts
    .map((part) => {
      const [role = '', text = ''] = part.split('<|end_header_id|>');
      return {
        role: role === 'ipython' ? 'tool' : role,
        text: text.replace(/<\|e(?:ot|om)_id\|>/g, '').trim(),
      };
    })
    // The last header opens the answer.
    .filter(({text}) => text !== '');
  const system = messages.find(({role}) => role === 'system')?.text ?? '';
  return {messages, tools: toolsOf(system)};
}

/** The template lists functions as one JSON array, or as an object a line. */
function toolsOf(system: string): OfferedTool[] {
  const start = system.indexOf('[\n    {\n        "name"');
  if (start < 0) return [];
  const text = system.slice(start, system.indexOf('\n]', start) + 2);
  try {
    const functions = JSON.parse(text) as {name: string; parameters?: TemplateParameters}[];
    return functions.map(({name, parameters}) => ({name, parameters: schemaOf(parameters)}));
  } catch {
    return [];
  }
}

interface TemplateParameters {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

function schemaOf(parameters: TemplateParameters = {}): JsonSchema {
  return {type: 'object', properties: parameters.properties, required: parameters.required};
}

/** Says an answer as Llama 3.2 writes it: a call is a Python list with one expression. */
export function spokenAnswer(answer: Answer): string {
  if (answer.kind === 'text') return answer.text;
  const values = Object.entries(answer.call.arguments).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}`,
  );
  return `[${answer.call.name}(${values.join(', ')})]`;
}
