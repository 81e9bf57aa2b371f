import type {Reply} from '@docs-kit/service-doubles/routing';

/** A fault that a request asks for, such as `Fault 429.` */
const asked = /\bFault (\w+)\./;

/**
 * The reply of a model service at fault, to a request whose text asks for one: a status, an answer
 * at the limit of tokens (`length`), or one that breaks off (`broken`). Other replies stay as they are.
 */
export function withFault(reply: Reply, path: string, text: string): Reply {
  const [, fault = ''] = asked.exec(text) ?? [];
  if (fault === 'broken') return {...reply, breaksOff: true};
  if (fault === 'length') {
    return JSON.parse(
      JSON.stringify(reply).replace(/"((?:finish|done)_reason)":"stop"/g, '"$1":"length"'),
    ) as Reply;
  }
  const status = Number(fault);
  if (!(status >= 400)) return reply;
  const message = `The service is at fault with ${status}.`;
  // Ollama's own protocol has a text where OpenAI's has a map.
  const error = /\/api\/\w+$/.test(path) ? message : {message, type: 'fault', code: fault};
  return {status, body: {error}};
}
