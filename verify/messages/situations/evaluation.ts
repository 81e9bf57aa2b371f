import type {Scene, Situation} from '../situation';
import {chatModel, runFile, sharedRegistry, sqlite, unknown} from './parts';

const question = '[{"role": "user", "content": "What is the capital of Portugal?"}]';
const row = {input_query: 'What is the capital of Portugal?', expected_answer: 'Lisbon'};

/** Evaluates rows with a benchmark that grades them with one function. */
async function evaluate(
  {ask, objects, paths}: Pick<Scene, 'ask' | 'objects' | 'paths'>,
  rows: readonly object[],
  sampling: object = {max_tokens: 16},
): Promise<string> {
  await objects.dataset('messages-quiz', rows);
  await objects.benchmark('messages-quiz', 'messages-quiz');
  return ask('POST', `${paths.evaluation}/benchmarks/messages-quiz/evaluations`, {
    input_rows: rows,
    scoring_functions: ['basic::subset_of'],
    benchmark_config: {
      eval_candidate: {
        type: 'model',
        model: chatModel,
        sampling_params: {strategy: {type: 'greedy'}, ...sampling},
      },
      scoring_params: {},
    },
  });
}

/** Asks for the result of a job of a benchmark that exists. */
async function askForJob(
  {ask, objects, paths}: Scene,
  method: string,
  job: string,
): Promise<string> {
  await objects.dataset('messages-quiz', [row]);
  await objects.benchmark('messages-quiz', 'messages-quiz');
  return ask(method, `${paths.evaluation}/benchmarks/messages-quiz/jobs/${job}`);
}

/** Grades one answer. */
function score(
  {ask}: Pick<Scene, 'ask'>,
  scoringFunction: string,
  answer: object,
  params: object | null = null,
): Promise<string> {
  return ask('POST', '/v1/scoring/score', {
    input_rows: [answer],
    scoring_functions: {[scoringFunction]: params},
  });
}

const answered = {...row, generated_answer: 'Lisbon'};

const judge = {
  type: 'llm_as_judge',
  judge_model: chatModel,
  prompt_template: 'Grade this answer: {generated_answer}',
  judge_score_regexes: ['Grade: ([ABC])'],
  aggregation_functions: ['categorical_count'],
};

const registeredJudge = (id: string): object => ({
  scoring_fn_id: id,
  description: 'Grades answers.',
  return_type: {type: 'string'},
  provider_id: 'llm-as-judge',
  params: judge,
});

const datasets = {
  provider_id: 'localfs',
  provider_type: 'inline::localfs',
  config: {kvstore: sqlite('datasets')},
};

/** A run file that grades answers with a language model. */
const judging = (testDoubleAddress: string, more: object = {}): object =>
  runFile(
    ['inference', 'datasetio', 'scoring'],
    {
      inference: [
        {
          provider_id: 'ollama',
          provider_type: 'remote::openai',
          config: {api_key: 'none', base_url: `${testDoubleAddress}/ollama/v1`},
        },
      ],
      datasetio: [datasets],
      scoring: [{provider_id: 'llm-as-judge', provider_type: 'inline::llm-as-judge', config: {}}],
    },
    {...sharedRegistry, ...more},
  );

const internalError = 'Internal server error: An unexpected error occurred.';

/** Datasets, scoring and evaluation. */
export const evaluationSituations: readonly Situation[] = [
  {
    messages: ['Invalid input row', 'Invalid value: Invalid input row'],
    make: (scene) => evaluate(scene, [row]),
  },
  {
    messages: ['SamplingParams.max_tokens must be provided', internalError],
    pages: ['advanced_apis/evaluation', 'providers/eval/inline_meta-reference'],
    make: (scene) =>
      scene.logged(() =>
        evaluate(scene, [{...row, chat_completion_input: question}], {max_tokens: null}),
      ),
  },
  {
    messages: ["unexpected keyword argument 'model'"],
    make: (scene) =>
      scene.logged(() => evaluate(scene, [{...row, completion_input: '"The capital is"'}])),
  },
  {
    messages: ['Job … not found', 'Invalid value: Job … not found'],
    pages: [
      'advanced_apis/evaluation',
      'providers/eval/inline_meta-reference',
      'references/evals_reference/index',
    ],
    make: (scene) => askForJob(scene, 'GET', unknown),
  },
  {
    messages: [
      'Job cancel is not implemented yet',
      'Not implemented: Job cancel is not implemented yet',
    ],
    make: (scene) => askForJob(scene, 'DELETE', '0'),
  },
  {
    messages: [/: 'expected_answer'$/, internalError],
    pages: [
      'advanced_apis/scoring',
      'building_applications/evals',
      'providers/scoring/inline_basic',
    ],
    make: (scene) =>
      scene.logged(() => score(scene, 'basic::subset_of', {generated_answer: 'Lisbon'})),
  },
  {
    messages: [
      'AssertionError: Expected answer not found in input row.',
      'Expected answer not found in input row.',
    ],
    make: (scene) =>
      scene.logged(() => score(scene, 'basic::equality', {generated_answer: 'Lisbon'})),
  },
  {
    messages: [
      'AssertionError: RegexParserScoringFnParams not found for …',
      'RegexParserScoringFnParams not found for …',
    ],
    make: (scene) =>
      scene.logged(() =>
        score(scene, 'basic::regex_parser_math_response', answered, {
          type: 'basic',
          aggregation_functions: ['accuracy'],
        }),
      ),
  },
  {
    messages: [
      'Only one parsing regex is supported for regex_parser_math_response scoring function.',
    ],
    make: (scene) =>
      scene.logged(() =>
        score(scene, 'basic::regex_parser_math_response', answered, {
          type: 'regex_parser',
          parsing_regexes: ['(.*)', '(.+)'],
          aggregation_functions: ['accuracy'],
        }),
      ),
  },
  {
    messages: [
      'Register scoring function not implemented yet',
      'Not implemented: Register scoring function not implemented yet',
    ],
    make: ({ask}) =>
      ask('POST', '/v1/scoring-functions', {
        scoring_fn_id: 'basic::mine',
        description: 'Grades nothing.',
        return_type: {type: 'string'},
        provider_id: 'basic',
      }),
  },
  {
    messages: [
      'Scoring function def with identifier … already exists.',
      'Invalid value: Scoring function def with identifier … already exists.',
    ],
    make: ({ask}) => ask('POST', '/v1/scoring-functions', registeredJudge('llm-as-judge::base')),
  },
  {
    messages: [/^Pass OpenAI API Key in the header X-LlamaStack-Provider-Data/],
    pages: [
      'advanced_apis/scoring',
      'building_applications/evals',
      'references/evals_reference/index',
    ],
    make: async ({serve}) => {
      const server = await serve(
        runFile(['datasetio', 'scoring'], {
          datasetio: [datasets],
          scoring: [{provider_id: 'braintrust', provider_type: 'inline::braintrust', config: {}}],
        }),
      );
      return score(server, 'braintrust::factuality', answered);
    },
  },
  {
    messages: ['… requires context value'],
    make: (scene) => score(scene, 'braintrust::faithfulness', answered),
  },
  {
    messages: [/: 'llm-as-judge::…'$/, internalError],
    pages: ['advanced_apis/scoring', 'providers/scoring/inline_llm-as-judge'],
    make: async ({serve, testDoubleAddress}) => {
      const before = await serve(judging(testDoubleAddress));
      await before.ask('POST', '/v1/scoring-functions', registeredJudge('llm-as-judge::mine'));
      await before.stop();
      // Its name makes the second server another one; their stores are the same.
      const after = await serve(judging(testDoubleAddress, {image_name: 'again'}));
      return `${await score(after, 'llm-as-judge::mine', answered)}\n${await after.log()}`;
    },
  },
  {
    messages: ["… got an unexpected keyword argument 'metadata'"],
    make: ({start, testDoubleAddress}) =>
      start(
        judging(testDoubleAddress, {
          scoring_fns: [{...registeredJudge('llm-as-judge::mine'), provider_scoring_fn_id: 'mine'}],
        }),
      ),
  },
  {
    messages: [/unsupported operand/],
    make: (scene) =>
      scene.logged(() =>
        score(scene, 'llm-as-judge::base', answered, {
          ...judge,
          aggregation_functions: ['accuracy'],
        }),
      ),
  },
  {
    messages: [/no such group$/],
    make: (scene) =>
      scene.logged(() =>
        score(scene, 'llm-as-judge::base', answered, {...judge, judge_score_regexes: ['Grade: A']}),
      ),
  },
  {
    messages: ["{'categorical_count': {'categorical_count': {'None': …}}}"],
    make: ({serverAddress, python}) =>
      python(
        'from llama_stack_client import LlamaStackClient',
        `client = LlamaStackClient(base_url=${JSON.stringify(serverAddress)})`,
        `answer = ${JSON.stringify(answered)}`,
        `judge = ${JSON.stringify({...judge, judge_score_regexes: ['Points: (\\d)']})}`,
        'scored = client.scoring.score(input_rows=[answer], scoring_functions={"llm-as-judge::base": judge})',
        'print(scored.results["llm-as-judge::base"].aggregated_results)',
      ),
  },
  {
    messages: ['Unsupported file type: …', 'Invalid value: Unsupported file type: …'],
    make: async ({ask, paths}) => {
      await registerFile({ask, paths}, 'messages-jsonl', 'https://example.com/rows.jsonl');
      return ask('GET', `${paths.datasets}/datasetio/iterrows/messages-jsonl`);
    },
  },
  {
    messages: [internalError],
    pages: ['providers/datasetio/inline_localfs'],
    make: async ({ask, paths}) => {
      await registerFile({ask, paths}, 'messages-csv', '/nowhere/rows.csv');
      return ask('GET', `${paths.datasets}/datasetio/iterrows/messages-csv`);
    },
  },
  {
    messages: ['Invalid value: Provider `localfs` not found'],
    make: async ({serve, paths}) => {
      const server = await serve(
        runFile(['datasetio'], {datasetio: [{...datasets, provider_id: 'files'}]}),
      );
      return registerFile({ask: server.ask, paths}, 'questions', 'https://example.com/rows.csv');
    },
  },
  {
    messages: [/'str' object has no attribute 'type'$/],
    pages: ['providers/datasetio/inline_localfs'],
    make: ({start}) => start(runFile(['datasetio'], {datasetio: [{...datasets, config: {}}]})),
  },
  {
    messages: ['Benchmark `…` not served by'],
    make: ({ask, paths}) => ask('GET', `${paths.evaluation}/benchmarks/${unknown}/jobs/0`),
  },
  {
    messages: ["Unable to extract tag using discriminator 'type'"],
    make: ({ask, paths}) =>
      ask('POST', `${paths.datasets}/datasets`, {
        purpose: 'eval/messages-answer',
        source: {rows: [row]},
      }),
  },
];

/** Registers a dataset whose rows are in a file. */
function registerFile(
  {ask, paths}: Pick<Scene, 'ask' | 'paths'>,
  id: string,
  uri: string,
): Promise<string> {
  return ask('POST', `${paths.datasets}/datasets`, {
    purpose: 'eval/messages-answer',
    source: {type: 'uri', uri},
    dataset_id: id,
  });
}
