import type {GuideFence} from '@docs-kit/docs-verify/guides/page';

/** Why a fence with Docker is left, by its code. The first that fits gives the reason. */
const reasons: readonly (readonly [reason: string, code: RegExp])[] = [
  ['makes the image that the run starts with', /--image-type container/],
  ['needs a GPU', /--gpus all/],
  ['needs Chroma', /CHROMADB_URL/],
  ['needs Text Generation Inference', /\bTGI_URL=/],
  ['starts an image of others', /^docker (?:run|compose)\b(?![^]*\bdistribution-)/m],
  ['asks a container with an image of others', /^docker (?:exec|restart)\b|localhost:9464/m],
];

/** Why a container of a short run was not started; a run with `--changed` goes on there. */
export const noTime = 'the run had no time for it';

/** Why a container is not started; undefined when it is. */
export const reasonNotToStart = ({code}: Pick<GuideFence, 'code'>): string | undefined =>
  reasons.find(([, pattern]) => pattern.test(code))?.[0];

/** The image that a fence starts, such as `llamastack/distribution-starter:0.2.23`. */
export const imageOf = ({code}: Pick<GuideFence, 'code'>): string | undefined =>
  /(?:[\w.-]+\/)*distribution-[\w-]+:[\w.-]+/.exec(code)?.[0];

/** Variables whose values the fence takes from its reader: `-e NAME`. */
export const variablesFromReader = ({code}: Pick<GuideFence, 'code'>): string[] =>
  [...code.matchAll(/ -e (\w+)(?= *\\?$)/gm)].map(([, name = '']) => name);

/** Ids of the providers whose services a command looks for on the host: `ollama` of `OLLAMA_URL`. */
export const servicesBehind = ({code}: Pick<GuideFence, 'code'>): string[] =>
  [...code.matchAll(/ (\w+?)_(?:BASE_)?URL=http:\/\/host\.docker\.internal/g)].map(
    ([, name = '']) => name.toLowerCase(),
  );

/** The run file of the reader that a fence mounts: `$PWD/my-run.yaml`. */
export const mountedFile = ({code}: Pick<GuideFence, 'code'>): string | undefined =>
  /"\$PWD\/([\w.-]+\.yaml):/.exec(code)?.[1];

/**
 * The type of provider that a fence is about: `remote::ollama` of `providers/inference/remote_ollama`,
 * unless it has OpenAI's provider call the service.
 */
export function providerOf({id, code}: Pick<GuideFence, 'id' | 'code'>): string | undefined {
  if (/ -e OPENAI_BASE_URL\b/.test(code)) return 'remote::openai';
  const [, kind, name] = /^providers\/\w+\/(inline|remote)_([\w-]+)#/.exec(id) ?? [];
  return kind === undefined || name === undefined ? undefined : `${kind}::${name}`;
}

/**
 * What decides how a container starts: the words of its command, in any order. The name and value of a
 * key, a folder for downloads and the container's name only matter once it runs.
 */
export const startOf = ({code}: Pick<GuideFence, 'code'>): string =>
  code
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .replaceAll(/-e \w+_API_KEY(?:=\S+)?/g, '-e KEY')
    .replaceAll(/ --rm| --name \S+| -v ~\/\.cache\/\S+| -e HF_TOKEN=\S+/g, '')
    .replaceAll('=host.docker', ' host.docker')
    .split(' ')
    .sort()
    .join(' ');
