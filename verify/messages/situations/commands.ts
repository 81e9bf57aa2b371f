import {hidingCode} from '../own-server';
import type {Situation} from '../situation';
import {localFiles, openAi, runFile, sqlite, unknown} from './parts';

/** A build file of one provider, which needs no package that is not there. */
const minimalBuild = JSON.stringify({
  version: 2,
  distribution_spec: {providers: {files: [{provider_type: 'inline::localfs'}]}},
  image_type: 'venv',
});

/** A build of two providers, the second of which does not exist. */
const twoProviders = [
  ...['stack', 'build', '--image-type', 'venv'],
  ...['--providers', 'files=inline::localfs,safety=inline::x'],
] as const;

const download = [
  ...['model', 'download', '--source', 'meta', '--model-id', 'Llama3.2-3B-Instruct'],
] as const;

/** Commands and programs of readers that end with a message. */
export const commandSituations: readonly Situation[] = [
  {
    messages: ['Could not find distribution NAME.', 'Could not find distribution'],
    make: ({call}) => call('llama', 'stack', 'build', '--distro', unknown, '--image-type', 'venv'),
  },
  {
    messages: ['Please specify a image-type (container | venv) for starter'],
    make: ({call}) => call('llama', 'stack', 'build', '--distro', 'starter'),
  },
  {
    messages: ['Could not parse `--providers`.'],
    make: ({call}) =>
      call('llama', 'stack', 'build', '--providers', 'inference', '--image-type', 'venv'),
  },
  {
    messages: [/^UnboundLocalError: cannot access local variable 'provider'/],
    make: ({call}) =>
      call('llama', 'stack', 'build', '--providers', 'files=inline::x', '--image-type', 'venv'),
  },
  {
    messages: [/^provider_type='TYPE' module=None is not a valid provider/],
    make: ({call}) => call('llama', ...twoProviders),
  },
  {
    messages: ['NAME is not a valid API.'],
    make: ({call}) =>
      call('llama', 'stack', 'build', '--providers', 'unknown=remote::x', '--image-type', 'venv'),
  },
  {
    messages: ['Could not parse config file FILE'],
    make: async ({call, save}) => {
      await save('wrong.yaml', 'version: 2\ndistribution_spec: wrong\n');
      return call('llama', 'stack', 'build', '--config', 'wrong.yaml', '--image-type', 'venv');
    },
  },
  {
    messages: ['unrecognized arguments: --list-templates'],
    make: ({call}) => call('llama', 'stack', 'build', '--list-templates'),
  },
  {
    messages: [
      "Could not resolve config or distribution 'NAME'.",
      'Could not resolve config or distribution',
    ],
    make: ({call}) => call('llama', 'stack', 'run', unknown),
  },
  {
    messages: ['Please provide a model id'],
    make: ({call}) => call('llama', 'download', '--source', 'meta'),
  },
  {
    messages: ['Connection error.'],
    pages: ['getting_started/quickstart', 'getting_started/detailed_tutorial'],
    make: ({call}) =>
      call(
        'python',
        '-c',
        'from llama_stack_client import LlamaStackClient; LlamaStackClient(base_url="http://127.0.0.1:9").models.list()',
      ),
  },
  {
    messages: ['Please specify an image name when building a venv image'],
    make: ({call}) =>
      call('llama', 'stack', 'build', '--distro', 'starter', '--image-type', 'venv'),
  },
  {
    messages: [/unrecognized arguments: --env$/],
    make: ({call}) => call('llama', 'stack', 'run', 'starter', '--env', 'A=b'),
  },
  {
    messages: ["invalid choice: 'model'"],
    make: ({call}) => call('llama', 'model', 'list'),
  },
  {
    messages: ["invalid choice: 'download'"],
    make: ({call}) => call('llama', 'download'),
  },
  {
    messages: [/^The --image-type and --image-name flags are no longer supported\.$/],
    make: ({call}) => call('llama', 'stack', 'run', 'starter', '--image-type', 'venv'),
  },
  {
    messages: ['Could not find distribution passthrough.'],
    make: ({call}) =>
      call('llama', 'stack', 'build', '--distro', 'passthrough', '--image-type', 'venv'),
  },
  {
    messages: [/^ValueError: API 'NAME' does not exist\./],
    make: ({call}) =>
      call('llama', 'stack', 'build', '--providers', 'unknown=remote::x', '--image-type', 'venv'),
  },
  {
    messages: ['Please specify an image name when building a container image without a template'],
    make: async ({call, save}) => {
      await save('build.yaml', minimalBuild);
      return call('llama', 'stack', 'build', '--config', 'build.yaml', '--image-type', 'container');
    },
  },
  {
    messages: ['command not found. Is docker installed and in your PATH?'],
    make: async ({callWith, save, python}) => {
      await save('build.yaml', minimalBuild);
      // All programs but one, so that it is missing on every machine.
      await python(
        'import os',
        'os.mkdir("programs")',
        'for folder in reversed(os.environ["PATH"].split(os.pathsep)):',
        '    for name in os.listdir(folder) if os.path.isdir(folder) else []:',
        '        if name in ("docker", "podman"): continue',
        '        link = os.path.join("programs", name)',
        '        if os.path.lexists(link): os.remove(link)',
        '        os.symlink(os.path.join(folder, name), link)',
      );
      return callWith(
        {PATH: 'programs'},
        'llama',
        ...['stack', 'build', '--config', 'build.yaml', '--image-type', 'container'],
        ...['--image-name', 'mine'],
      );
    },
  },
  {
    messages: ['No current virtual environment detected'],
    make: async ({callWith, save}) => {
      await save('run.yaml', JSON.stringify(runFile(['files'], {files: [localFiles]})));
      return callWith(
        {VIRTUAL_ENV: '', CONDA_DEFAULT_ENV: '', CONDA_PREFIX: ''},
        'llama',
        ...['stack', 'run', 'run.yaml', '--image-type', 'venv'],
      );
    },
  },
  {
    messages: ['Config file is required for venv environment'],
    make: ({call}) => call('llama', 'stack', 'run', '--image-type', 'venv'),
  },
  {
    messages: ['Invalid environment variable format:'],
    make: ({start}) => start(runFile(['files'], {files: [localFiles]}), {args: ['--env', 'A']}),
  },
  {
    messages: ['Error creating app:'],
    make: ({start}) =>
      start(runFile(['files'], {files: [{...localFiles, provider_type: 'remote::x'}]})),
  },
  {
    messages: ['invalid literal for int() with base 10'],
    make: ({start}) =>
      start(runFile(['files'], {files: [localFiles]}), {
        environment: {LLAMA_STACK_PORT: 'eight'},
      }),
  },
  {
    messages: ['address already in use'],
    make: ({serverAddress, start}) =>
      start(runFile(['files'], {files: [localFiles]}), {
        args: ['--port', new URL(serverAddress).port],
      }),
  },
  {
    messages: ["FileNotFoundError: [Errno 2] No such file or directory: 'npm'"],
    make: ({start}) =>
      start(runFile(['files'], {files: [localFiles]}), {
        args: ['--enable-ui'],
        environment: {PATH: '/nowhere'},
      }),
  },
  {
    messages: [/^'npm' command not found or not executable\./],
    make: async ({python, save, start}) => {
      await save('broken/npm', '#!/bin/sh\nexit 1\n');
      await python('import os', 'os.chmod("broken/npm", 0o755)');
      return start(runFile(['files'], {files: [localFiles]}), {
        args: ['--enable-ui'],
        environment: {PATH: 'broken:/bin:/usr/bin'},
      });
    },
  },
  {
    messages: [/^Failed to start UI development server/],
    make: ({start}) => start(runFile(['files'], {files: [localFiles]}), {args: ['--enable-ui']}),
  },
  {
    messages: [/^Client version 0\.3\.0 is not compatible with server version/],
    make: async ({serve}) => {
      const {ask} = await serve(runFile(['files'], {files: [localFiles]}), {
        environment: {LLAMA_STACK_DISABLE_VERSION_CHECK: ''},
      });
      return ask('GET', '/v1/health', undefined, {'x-llamastack-client-version': '0.3.0'});
    },
  },
  {
    messages: ['Connection error.'],
    pages: ['references/llama_stack_client_cli_reference'],
    notIn: ['next'],
    make: ({call}) =>
      call('llama-stack-client', '--endpoint', 'http://127.0.0.1:9', 'models', 'list'),
  },
  {
    messages: ['Error Type: Exit'],
    notIn: ['next'],
    make: ({call, serverAddress}) =>
      call('llama-stack-client', '--endpoint', serverAddress, 'inference', 'chat-completion'),
  },
  {
    messages: [/^Using llama-stack as a library requires installing dependencies/],
    make: async ({python, save}) => {
      await save(
        'run.yaml',
        JSON.stringify(
          runFile(['inference', 'vector_io'], {
            inference: [openAi('openai', 'http://127.0.0.1:9/v1')],
            vector_io: [
              {
                provider_id: 'chromadb',
                provider_type: 'inline::chromadb',
                config: {db_path: './chroma', kvstore: sqlite('chroma')},
              },
            ],
          }),
        ),
      );
      return python(
        hidingCode(['chromadb']),
        'from llama_stack import LlamaStackAsLibraryClient',
        'LlamaStackAsLibraryClient("run.yaml").initialize()',
      );
    },
  },
  {
    messages: ['Config file FILE does not exist', "Distribution 'NAME' not found at …"],
    each: 'message',
    make: ({python}, message) =>
      python(
        'from llama_stack import LlamaStackAsLibraryClient',
        `LlamaStackAsLibraryClient("${message.startsWith('Config') ? 'nowhere.yaml' : unknown}").initialize()`,
      ),
  },
  {
    messages: ['Client not initialized. Please call initialize() first.'],
    make: async ({python, save}) => {
      await save('run.yaml', JSON.stringify(runFile(['files'], {files: [localFiles]})));
      return python(
        'import asyncio',
        'from llama_stack.core.library_client import AsyncLlamaStackAsLibraryClient',
        'async def main():',
        '    await AsyncLlamaStackAsLibraryClient("run.yaml").models.list()',
        'asyncio.run(main())',
      );
    },
  },
  {
    messages: ['Cannot run the event loop while another loop is running'],
    make: async ({python, save}) => {
      await save('run.yaml', JSON.stringify(runFile(['files'], {files: [localFiles]})));
      return python(
        'import asyncio',
        'from llama_stack import LlamaStackAsLibraryClient',
        'async def main():',
        '    client = LlamaStackAsLibraryClient("run.yaml")',
        '    client.initialize()',
        '    print(client.files.list())',
        'asyncio.run(main())',
      );
    },
  },
  {
    messages: ['not found'],
    pages: ['references/llama_cli_reference/download_models'],
    make: ({call}) => call('llama', 'model', 'download', '--source', 'meta', '--model-id', unknown),
  },
  {
    messages: ['Invalid Meta URL provided'],
    make: ({call}) => call('llama', ...download, '--meta-url', 'https://example.com/a?b=c'),
  },
  {
    messages: ['Download failed'],
    make: ({call}) =>
      call('llama', ...download, '--meta-url', 'http://127.0.0.1:9/llamameta.net/*?a=b'),
  },
  {
    messages: ['Manifest URLs have expired on'],
    make: async ({call, save}) => {
      await save(
        'manifest.json',
        JSON.stringify({
          models: [{model_id: 'a', files: {'params.json': 'https://example.com'}}],
          expires_on: '2020-01-01T00:00:00Z',
        }),
      );
      return call('llama', 'model', 'download', '--manifest-file', 'manifest.json');
    },
  },
  {
    messages: ['Model directory not found'],
    make: ({call}) => call('llama', 'model', 'verify-download', '--model-id', unknown),
  },
];
