import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import stable from './docs/api/sidebar';
import deprecated from './docs/api-deprecated/sidebar';
import experimental from './docs/api-experimental/sidebar';

/**
 * The order of the guides is editorial: a newcomer reads them from top to bottom. The sidebars of
 * the API levels are written by `npm run generate`.
 */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'index',
    // Written by `npm run generate`: what changed since the release before.
    'upgrade',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: [
        'getting_started/quickstart',
        'getting_started/openai_key',
        'getting_started/detailed_tutorial',
        'getting_started/libraries',
        'getting_started/move_a_program',
      ],
    },
    {
      type: 'category',
      label: 'Concepts',
      link: {type: 'doc', id: 'concepts/index'},
      items: [
        'concepts/architecture',
        {
          type: 'category',
          label: 'APIs',
          link: {type: 'doc', id: 'concepts/apis/index'},
          items: [
            'concepts/apis/api_providers',
            'concepts/apis/api_leveling',
            'concepts/apis/external',
          ],
        },
        'concepts/resources',
        'concepts/distributions',
      ],
    },
    {
      type: 'category',
      label: 'Building applications',
      link: {type: 'doc', id: 'building_applications/index'},
      items: [
        'building_applications/rag',
        'building_applications/pdf_folder',
        'building_applications/agent',
        'building_applications/agent_execution_loop',
        'building_applications/responses_vs_agents',
        'building_applications/tools',
        'building_applications/safety',
        'building_applications/telemetry',
        'building_applications/evals',
        'building_applications/playground',
      ],
    },
    {
      type: 'category',
      label: 'Advanced APIs',
      items: ['advanced_apis/evaluation', 'advanced_apis/scoring', 'advanced_apis/post_training'],
    },
    {
      type: 'category',
      label: 'Distributions',
      link: {type: 'doc', id: 'distributions/index'},
      items: [
        'distributions/list_of_distributions',
        'distributions/starting_llama_stack_server',
        'distributions/configuration',
        'distributions/customizing_run_yaml',
        {type: 'link', label: 'Compose a run file', href: '/compose'},
        'distributions/building_distro',
        'distributions/importing_as_library',
        {
          type: 'category',
          label: 'Self-hosted',
          items: [
            'distributions/self_hosted_distro/starter',
            'distributions/self_hosted_distro/meta-reference-gpu',
            'distributions/self_hosted_distro/nvidia',
            'distributions/self_hosted_distro/dell',
            'distributions/self_hosted_distro/dell-tgi',
            'distributions/self_hosted_distro/passthrough',
          ],
        },
        {
          type: 'category',
          label: 'Remote-hosted',
          link: {type: 'doc', id: 'distributions/remote_hosted_distro/index'},
          items: ['distributions/remote_hosted_distro/watsonx'],
        },
        {
          type: 'category',
          label: 'On-device',
          items: [
            'distributions/ondevice_distro/ios_sdk',
            'distributions/ondevice_distro/android_sdk',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Providers',
      link: {type: 'doc', id: 'providers/index'},
      items: [
        'providers/openai',
        {
          type: 'category',
          label: 'Inference',
          link: {type: 'doc', id: 'providers/inference/index'},
          items: [
            'providers/inference/remote_ollama',
            'providers/inference/remote_openai',
            'providers/inference/remote_vllm',
            'providers/inference/remote_tgi',
            'providers/inference/remote_anthropic',
            'providers/inference/remote_gemini',
            'providers/inference/remote_azure',
            'providers/inference/remote_bedrock',
            'providers/inference/remote_vertexai',
            'providers/inference/remote_watsonx',
            'providers/inference/remote_databricks',
            'providers/inference/remote_together',
            'providers/inference/remote_fireworks',
            'providers/inference/remote_groq',
            'providers/inference/remote_cerebras',
            'providers/inference/remote_sambanova',
            'providers/inference/remote_sambanova-openai-compat',
            'providers/inference/remote_nvidia',
            'providers/inference/remote_runpod',
            'providers/inference/remote_hf_endpoint',
            'providers/inference/remote_hf_serverless',
            'providers/inference/remote_llama-openai-compat',
            'providers/inference/remote_passthrough',
            'providers/inference/inline_meta-reference',
            'providers/inference/inline_sentence-transformers',
          ],
        },
        {
          type: 'category',
          label: 'Vector IO',
          link: {type: 'doc', id: 'providers/vector_io/index'},
          items: [
            'providers/vector_io/inline_faiss',
            'providers/vector_io/inline_sqlite-vec',
            'providers/vector_io/inline_chromadb',
            'providers/vector_io/inline_milvus',
            'providers/vector_io/inline_qdrant',
            'providers/vector_io/inline_meta-reference',
            'providers/vector_io/remote_chromadb',
            'providers/vector_io/remote_pgvector',
            'providers/vector_io/remote_qdrant',
            'providers/vector_io/remote_milvus',
            'providers/vector_io/remote_weaviate',
          ],
        },
        {
          type: 'category',
          label: 'Agents',
          link: {type: 'doc', id: 'providers/agents/index'},
          items: ['providers/agents/inline_meta-reference'],
        },
        {
          type: 'category',
          label: 'Tool runtime',
          link: {type: 'doc', id: 'providers/tool_runtime/index'},
          items: [
            'providers/tool_runtime/inline_rag-runtime',
            'providers/tool_runtime/remote_model-context-protocol',
            'providers/tool_runtime/remote_brave-search',
            'providers/tool_runtime/remote_tavily-search',
            'providers/tool_runtime/remote_bing-search',
            'providers/tool_runtime/remote_wolfram-alpha',
          ],
        },
        {
          type: 'category',
          label: 'Safety',
          link: {type: 'doc', id: 'providers/safety/index'},
          items: [
            'providers/safety/inline_llama-guard',
            'providers/safety/inline_prompt-guard',
            'providers/safety/inline_code-scanner',
            'providers/safety/remote_bedrock',
            'providers/safety/remote_nvidia',
            'providers/safety/remote_sambanova',
          ],
        },
        {
          type: 'category',
          label: 'Files',
          link: {type: 'doc', id: 'providers/files/index'},
          items: ['providers/files/inline_localfs', 'providers/files/remote_s3'],
        },
        {
          type: 'category',
          label: 'Batches',
          link: {type: 'doc', id: 'providers/batches/index'},
          items: ['providers/batches/inline_reference'],
        },
        {
          type: 'category',
          label: 'Telemetry',
          link: {type: 'doc', id: 'providers/telemetry/index'},
          items: ['providers/telemetry/inline_meta-reference'],
        },
        {
          type: 'category',
          label: 'Eval',
          link: {type: 'doc', id: 'providers/eval/index'},
          items: ['providers/eval/inline_meta-reference', 'providers/eval/remote_nvidia'],
        },
        {
          type: 'category',
          label: 'Scoring',
          link: {type: 'doc', id: 'providers/scoring/index'},
          items: [
            'providers/scoring/inline_basic',
            'providers/scoring/inline_llm-as-judge',
            'providers/scoring/inline_braintrust',
          ],
        },
        {
          type: 'category',
          label: 'Dataset IO',
          link: {type: 'doc', id: 'providers/datasetio/index'},
          items: [
            'providers/datasetio/inline_localfs',
            'providers/datasetio/remote_huggingface',
            'providers/datasetio/remote_nvidia',
          ],
        },
        {
          type: 'category',
          label: 'Post-training',
          link: {type: 'doc', id: 'providers/post_training/index'},
          items: [
            'providers/post_training/inline_torchtune-cpu',
            'providers/post_training/inline_torchtune-gpu',
            'providers/post_training/inline_torchtune',
            'providers/post_training/inline_huggingface-gpu',
            'providers/post_training/inline_huggingface-cpu',
            'providers/post_training/inline_huggingface',
            'providers/post_training/remote_nvidia',
          ],
        },
        {
          type: 'category',
          label: 'External providers',
          link: {type: 'doc', id: 'providers/external/index'},
          items: [
            'providers/external/external-providers-guide',
            'providers/external/external-providers-list',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Deploying',
      link: {type: 'doc', id: 'deploying/index'},
      items: [
        'deploying/github_teams',
        'deploying/kubernetes_deployment',
        'deploying/aws_eks_deployment',
      ],
    },
    {
      type: 'category',
      label: 'References',
      link: {type: 'doc', id: 'references/index'},
      items: [
        'references/silent_failures',
        'references/llama_cli_reference/index',
        'references/llama_stack_client_cli_reference',
        {
          type: 'category',
          label: 'Python SDK',
          link: {type: 'doc', id: 'references/python_sdk_reference/index'},
          items: [
            'references/python_sdk_reference/generation',
            'references/python_sdk_reference/retrieval_and_tools',
            'references/python_sdk_reference/agents_and_evaluation',
            'references/python_sdk_reference/helpers',
          ],
        },
        'references/evals_reference/index',
      ],
    },
    {
      type: 'category',
      label: 'Contributing',
      link: {type: 'doc', id: 'contributing/index'},
      items: [
        'contributing/new_api_provider',
        'contributing/new_vector_database',
        'contributing/testing/record-replay',
      ],
    },
    {
      type: 'category',
      label: 'About this documentation',
      // Pages outside the versions, which no document id names.
      items: [
        {type: 'link', label: 'Coding agents', href: '/coding-agents'},
        {type: 'link', label: 'Verification', href: '/verification'},
      ],
    },
  ],
  stableApiSidebar: stable,
  experimentalApiSidebar: experimental,
  deprecatedApiSidebar: deprecated,
};

export default sidebars;
