/** Names and pieces of run files that situations are made of. */

export const chatModel = 'ollama/llama3.2:3b';
export const unknown = 'unknown-0';
export const embeddingModel = 'sentence-transformers/all-MiniLM-L6-v2';

/** The smallest run file that serves some APIs, with a registry that no other server has. */
export function runFile(apis: readonly string[], providers: object, more: object = {}): object {
  return {
    version: 2,
    image_name: 'messages',
    apis,
    providers,
    metadata_store: {type: 'sqlite', db_path: '${env.OWN_FOLDER:=.}/registry.db'},
    ...more,
  };
}

export const localFiles = {
  provider_id: 'localfs',
  provider_type: 'inline::localfs',
  config: {storage_dir: './files', metadata_store: {type: 'sqlite', db_path: './files.db'}},
};

/** A registry that servers share that are started one after the other. */
export const sharedRegistry = {metadata_store: sqlite('registry')};

/** The name in a message: in quotes, with a part of its own where the message leaves that open. */
export function nameIn(message: string): string {
  return (/['`]([^'`]+)['`]/.exec(message)?.[1] ?? '').replace('…', unknown);
}

/** A store in a file of the folder in which servers are started. */
export function sqlite(name: string): object {
  return {type: 'sqlite', db_path: `./${name}.db`};
}

/** An entry of a service that speaks the protocol of OpenAI. */
export function openAi(id: string, address: string): object {
  return {
    provider_id: id,
    provider_type: 'remote::openai',
    config: {api_key: 'none', base_url: address},
  };
}
