/** Sends a request and gives its answer, whatever its status. */
export type Ask = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<string>;

const timeLimit = 60_000;

/** Creates the requests to a server whose answers are texts to compare. */
export function createAsk(address: string): Ask {
  return async (method, route, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${address}${route}`, {
      method,
      signal: AbortSignal.timeout(timeLimit),
      headers: {
        ...headers,
        ...(body !== undefined && !isForm && {'content-type': 'application/json'}),
      },
      ...(body !== undefined && {body: isForm ? body : JSON.stringify(body)}),
    });
    return response.text();
  };
}
