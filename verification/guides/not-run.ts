import {notRunReasons} from '../operations/expectations';
import type {GuideFence} from '@docs-kit/docs-verify/guides/page';

/** Why a fence is not run, in the words that readers see after "Checked, not run: ". */
interface Rule {
  readonly reason: string;
  /** What the code of such a fence contains. */
  readonly code?: RegExp;
  /** Path of the pages, or id of the fences, for which the rule holds. */
  readonly place?: RegExp;
  readonly languages?: readonly string[];
  /** Path of the files for which the rule holds. */
  readonly file?: RegExp;
}

/** The guides of next, whose runs are given clones of the framework and of its Python client. */
const nextGuides = /^docs\//;
const guidesOfReleases = /^versioned_docs\//;

/** A fence that has a server use what its page is about, and not only list what there is. */
const uses =
  /(?:8321|LlamaStackClient|OpenAI)[^]*(?:completion|embedding|messages|provider_id|Provider-Data|vector_?[sS]tores|files|run[-_]?[sS]hield|moderations|invoke|datasets|scor|"model|model=|model:|models?\.|vector_?io|shields|benchmarks)/;

/** Pages about services that no fence of theirs can do without, by what one needs for them. */
const servicePages: readonly (readonly [place: RegExp, reason: string])[] = [
  [/^providers\/inference\/remote_anthropic/, 'needs an account at Anthropic'],
  [/^providers\/(?:inference|safety)\/remote_bedrock/, 'needs an account at AWS'],
  [/^providers\/inference\/remote_databricks/, 'needs an account at Databricks'],
  [/^providers\/inference\/remote_fireworks/, 'needs an account at Fireworks'],
  [/^providers\/inference\/remote_gemini/, 'needs an account at Google'],
  [/^providers\/inference\/remote_vertexai/, 'needs an account at Google'],
  [/^providers\/inference\/remote_hf_/, 'needs an account at Hugging Face'],
  [
    /^providers\/(?:safety|datasetio|eval|post_training)\/remote_nvidia/,
    'needs an account at NVIDIA',
  ],
  [/^providers\/inference\/remote_runpod/, 'needs an account at RunPod'],
  [/^providers\/safety\/remote_sambanova/, 'needs an account at SambaNova'],
  [/^providers\/inference\/remote_together/, 'needs an account at Together'],
  [
    /^(?:providers\/inference\/remote_watsonx|distributions\/remote_hosted_distro\/watsonx)/,
    'needs an account at IBM',
  ],
  [
    /^(?:providers\/inference\/inline_meta-reference|distributions\/self_hosted_distro\/meta-reference-gpu)/,
    'needs a GPU',
  ],
  [/^distributions\/self_hosted_distro\/dell-tgi/, 'needs Text Generation Inference'],
  [/^providers\/vector_io\/remote_chromadb/, 'needs Chroma'],
  [/^providers\/vector_io\/remote_milvus/, 'needs Milvus'],
  [/^providers\/vector_io\/remote_qdrant/, 'needs Qdrant'],
  [/^providers\/vector_io\/remote_weaviate/, 'needs Weaviate'],
  [/^providers\/tool_runtime\/remote_bing/, 'needs an account at Bing'],
  [/^providers\/tool_runtime\/remote_brave/, 'needs an account at Brave'],
  [/^providers\/tool_runtime\/remote_tavily/, 'needs an account at Tavily'],
  [/^providers\/tool_runtime\/remote_wolfram/, 'needs an account at Wolfram Alpha'],
  [/^providers\/safety\/inline_prompt-guard/, 'needs a download of weights'],
  [/^providers\/safety\/inline_code-scanner/, 'needs Code Shield'],
  [/^providers\/scoring\/inline_braintrust/, 'needs an account at OpenAI'],
  [/^providers\/files\/remote_s3/, 'needs an S3 store'],
  [/^providers\/datasetio\/remote_huggingface/, 'needs an account at Hugging Face'],
];

/** The first rule that takes a fence gives the reason. */
export const notRunRules: readonly Rule[] = [
  {reason: 'needs a phone', languages: ['kotlin', 'swift']},
  {reason: 'needs a phone', place: /\/android_sdk#toml/},
  {reason: 'needs a phone', code: /\badb (?:push|shell)|prebuilt-et-lib|client-swift/},
  {reason: 'needs a cluster', code: /\b(?:kubectl|eksctl)\b/},
  {reason: 'needs an account at AWS', code: /\baws (?:sts|s3|iam|rds|ec2)\b/},
  {reason: 'needs an account at Google', code: /\bgcloud\b/},
  {reason: 'needs Docker', code: /\bdocker (?:run|compose|exec)\b|--image-type container/},
  {
    reason: 'needs a GPU',
    // A search for these words in files needs none.
    code: /^(?!grep )[^]*(?:\bvllm serve\b|torch\.cuda|torchtune-gpu|starter-gpu|supervised[-_]?fine[-_]?tune|preference[-_]?optimize|post[-_]?training)/i,
    languages: ['bash', 'python', 'javascript'],
  },
  {
    reason: notRunReasons.client,
    code: /\bclient\.(?:alpha|conversations)\b/,
    languages: ['javascript'],
  },
  {
    // It holds what the page says to run with that client.
    reason: notRunReasons.client,
    code: /^node agent\.mjs$/,
    languages: ['bash'],
    file: nextGuides,
  },
  {
    reason: 'needs a GPU',
    code: /llama stack run meta-run\.yaml|LibraryClient\("meta-run\.yaml|--distro meta-reference-gpu[^]*llama stack run/,
    languages: ['bash', 'python'],
  },
  {
    reason: 'needs a download of weights',
    code: /\b(?:huggingface-cli|hf (?:auth|download)|llama model (?:download|verify-download|remove))\b/,
  },
  {
    reason: 'needs a download of weights',
    code: /^(?:ls|rm -r) ~\/\.llama\/checkpoints\//,
    languages: ['bash'],
  },
  {
    reason: 'needs a checkout of the framework',
    place: /^contributing\//,
    code: /\b(?:uv (?:run|sync)|git|pre-commit)\b|scripts\//,
    languages: ['bash'],
  },
  {reason: 'needs Ollama', code: /\bollama (?:pull|list|serve|run)\b/, languages: ['bash']},
  {
    reason: 'needs a download of PyTorch',
    code: /uv pip install .*(?:torch|transformers)/,
    languages: ['bash'],
  },
  {
    reason: 'needs an account at Tavily',
    code: /TAVILY_SEARCH_API_KEY"\]|\$TAVILY_SEARCH_API_KEY|process\.env\.TAVILY/,
    languages: ['bash', 'python', 'javascript'],
  },
  {
    reason: 'needs Python with extensions of SQLite',
    code: /provider_id(?:=|: |": )["']sqlite-vec["']/,
    languages: ['bash', 'python', 'javascript'],
  },
  {reason: 'needs Qdrant', code: /localhost:6333/, languages: ['bash']},
  {
    reason: 'needs a download of weights',
    code: /llama model list --downloaded/,
    languages: ['bash'],
  },
  {
    // The collector that it asks is started with Docker.
    reason: 'needs Docker',
    place: /^building_applications\/telemetry#/,
    code: /localhost:9464/,
    languages: ['bash'],
  },
  {
    reason: 'needs a clone from GitHub',
    code: /\bgit clone (?!.*client-swift)/,
    languages: ['bash'],
    file: guidesOfReleases,
  },
  {
    // The interface is a part of the clone.
    reason: 'needs a clone from GitHub',
    place: /^building_applications\/playground#/,
    code: /^npm (?:install|run dev)|localhost:8322/,
    languages: ['bash'],
    file: guidesOfReleases,
  },
  {
    reason: 'goes on until it is stopped',
    place: /^building_applications\/playground#/,
    code: /^npm run dev|localhost:8322/,
    languages: ['bash'],
  },
  {
    reason: 'goes on until it is stopped',
    code: /\bmcp\.run\(|serve_forever\(|app\.listen\(|\bstreamlit run\b/,
  },
  {
    reason: 'needs a download of PyTorch',
    code: /providers\/(?:huggingface|torchtune)\b/,
    languages: ['bash'],
  },
  {
    reason: 'needs a distribution that you have built',
    place: /^providers\/inference\/remote_(?:vertexai|watsonx)#/,
    code: /llama stack run/,
  },
  {
    reason: 'needs a distribution that you have built',
    code: /distributions\/my-stack\//,
    languages: ['python'],
  },
  {
    reason: 'needs a run file that another page makes',
    place: /^providers\//,
    code: /llama stack run nvidia-run\.yaml/,
  },
  {
    reason: 'needs a package of your own in an index',
    code: /--config blocklist-build\.yaml/,
  },
  {
    reason: 'needs Chroma',
    code: /\bCHROMADB_URL[^]*(?:llama stack run|LibraryClient\()/,
    languages: ['bash', 'python'],
  },
  {
    reason: 'needs Milvus',
    place: /^providers\/vector_io\/remote_milvus#/,
    code: /llama stack run/,
  },
  {
    reason: 'needs an account at IBM',
    code: /LlamaStackAsLibraryClient\("watsonx"/,
    languages: ['python'],
  },
  {reason: 'needs a server with a certificate', code: /--cacert tls\.crt/, languages: ['bash']},
  {
    reason: 'goes on until it is stopped',
    code: /^(?:python -m llama_stack\.core\.server|LLAMA_STACK_CONFIG=\S+ uvicorn )/,
    languages: ['bash'],
  },
  {
    reason: 'needs an S3 store',
    place: /^providers\/files\/remote_s3/,
    code: /llama stack run/,
  },
  {
    reason: 'asks questions while it runs',
    code: /\bllama stack (?:rm (?!--all)|build$)/m,
    languages: ['bash'],
  },
  {
    reason: 'needs a clone from GitHub',
    code: /git\+https:\/\/github\.com|\bgithub:llamastack/,
    languages: ['bash'],
    file: guidesOfReleases,
  },
  {
    reason: 'needs a clone from GitHub',
    code: /git\+https:\/\/github\.com\/(?!llamastack\/llama-stack(?:-client-python)?\.git)|\bgithub:llamastack/,
    languages: ['bash'],
    file: nextGuides,
  },
  {
    reason: 'needs a checkout of the framework',
    place: /^contributing\/(?:new_|testing\/)/,
    code: /acme|pytest|provider_id="numpy"|record_once|(?:inference|api)_recording|Setup\(/,
    languages: ['bash', 'python', 'javascript'],
  },
  {
    reason: 'needs the ids of a turn that waits',
    place: /^building_applications\/agent_execution_loop#/,
    code: /\/resume"/,
    languages: ['bash'],
  },
  {
    reason: 'needs a server of your own on the internet',
    code: /curl [^\n]*https?:\/\/nemo\.example\.com/,
    languages: ['bash', 'python', 'javascript'],
  },
  ...servicePages.map(([place, reason]) => ({
    reason,
    place,
    code: uses,
    languages: ['bash', 'python', 'javascript'],
  })),
];

/** What one needs for the service that a page is about; undefined when runs have it. */
export function serviceReason(pageId: string): string | undefined {
  return servicePages.find(([place]) => place.test(pageId))?.[1];
}

/** Outputs that no server of a run gives, by page: those of servers that the page describes. */
const otherServers: Readonly<Record<string, string>> = {
  'providers/external/index': 'eval trustyai_lmeval remote::trustyai_lmeval',
  'providers/index': 'vector_io qdrant remote::qdrant',
  'providers/tool_runtime/index': 'builtin::websearch brave-search',
};

/** Why a shown output is not compared; undefined when it is. */
export function reasonNotToCompare({id, code}: GuideFence): string | undefined {
  const [page = ''] = id.split('#');
  return otherServers[page] === code ? 'shows a server with other providers' : undefined;
}

/** Fences that are no action by nature, and are parsed alone. */
const checkedOnlyRules: readonly Pick<Rule, 'code' | 'place'>[] = [
  // A part of a program, to be put at its place in a file.
  {code: /^[ \t]/},
];

/** Whether a program is a part of another one: a module of a package, or an excerpt. */
export function isCheckedOnly({id, language, code, title}: GuideFence): boolean {
  const isModule = language === 'python' && title?.includes('/') === true;
  return (
    isModule ||
    checkedOnlyRules.some(
      (rule) => (rule.code?.test(code) ?? true) && (rule.place?.test(id) ?? true),
    )
  );
}

/** Why a fence is not run; undefined when it is. */
export function reasonNotToRun({id, file, language, code}: GuideFence): string | undefined {
  return notRunRules.find(
    (rule) =>
      (rule.code?.test(code) ?? true) &&
      (rule.place?.test(id) ?? true) &&
      (rule.languages?.includes(language) ?? true) &&
      (rule.file?.test(file) ?? true),
  )?.reason;
}
