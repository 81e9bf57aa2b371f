import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import {product} from '../src/site/product';
import {latestVersion, nextVersion, siteVersions} from '../src/site/versions';
import type {Library} from './library';

const version = z
  .enum(siteVersions.map(({name}) => name) as [string, ...string[]])
  .default(latestVersion.name)
  .describe('Version of the framework that the question is about.');

/** Kinds of things that have a name which one looks up, by their data set. */
const kinds = {
  provider: 'providers',
  distribution: 'distributions',
  'environment variable': 'environment-variables',
  command: 'commands',
} as const;

/**
 * Makes a server of the Model Context Protocol that answers from a build of this documentation.
 * Protocol: https://modelcontextprotocol.io/specification
 */
export function createServer(library: Library): McpServer {
  const server = new McpServer(
    {name: `${product.slug}-docs`, version: latestVersion.name},
    {
      instructions: `Documentation of ${product.name}: search first, then read the pages that fit. Answers of one version do not hold for another.`,
    },
  );
  const readOnly = {readOnlyHint: true, openWorldHint: false} as const;

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: `Finds pages and sections of the ${product.name} documentation: guides, providers and the API reference. Takes words, names, routes and error messages.`,
      inputSchema: {
        query: z.string().trim().min(1).describe('What to search for.'),
        version,
        limit: z.number().int().min(1).max(50).default(8).describe('Most results to return.'),
      },
      annotations: readOnly,
    },
    ({query, version: name, limit}) => json({results: library.search(query, name, limit)}),
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page of the documentation as Markdown.',
      inputSchema: {
        page: z.string().min(1).describe('Path or address of the page, such as /docs/concepts.'),
        part: z.number().int().min(1).default(1).describe('Part of a long page, from 1.'),
      },
      annotations: readOnly,
    },
    ({page, part}) => text(library.readPage(page, part)),
  );

  server.registerTool(
    'get_operation',
    {
      title: 'Get an operation of the API',
      description:
        'Returns the reference page of an operation: parameters, bodies, responses, and samples in Python, Node.js, curl and Java.',
      inputSchema: {
        operation: z
          .string()
          .min(1)
          .describe('Operation id, or method and path: createResponse, POST /v1/responses.'),
        version,
      },
      annotations: readOnly,
    },
    ({operation, version: name}) => text(library.readOperation(operation, name)),
  );

  server.registerTool(
    'get_schema',
    {
      title: 'Get a schema of the API',
      description: 'Returns a schema of the OpenAPI specifications with the page that shows it.',
      inputSchema: {schema: z.string().min(1).describe('Name of the schema: Model.'), version},
      annotations: readOnly,
    },
    ({schema, version: name}) => json(library.readSchema(schema, name)),
  );

  server.registerTool(
    'look_up',
    {
      title: 'Look up a name',
      description:
        'Returns the facts of a provider, distribution, environment variable or command, with its page.',
      inputSchema: {
        kind: z.enum(Object.keys(kinds) as [keyof typeof kinds, ...(keyof typeof kinds)[]]),
        name: z.string().min(1).describe('The name or a part of it: remote::ollama, OLLAMA_URL.'),
        version,
      },
      annotations: readOnly,
    },
    ({kind, name, version: of}) => json({entries: library.lookUp(kinds[kind], name, of)}),
  );

  server.registerTool(
    'list_changes',
    {
      title: 'List what a version changed',
      description:
        'Returns what differs from the version before: moved, removed and new routes, fields, commands, configuration, providers and SDK methods, each with its pages.',
      inputSchema: {
        version: version.default(nextVersion.name),
        containing: z
          .string()
          .default('')
          .describe('Words that a change has to contain, such as vector_stores or moved.'),
        limit: z.number().int().min(1).max(400).default(50).describe('Most changes to return.'),
      },
      annotations: readOnly,
    },
    ({version: name, containing, limit}) => {
      const changes = library.listChanges(containing, name);
      return json({total: changes.length, changes: changes.slice(0, limit)});
    },
  );

  return server;
}

const text = (value: string): CallToolResult => ({content: [{type: 'text', text: value}]});
const json = (value: object): CallToolResult => text(JSON.stringify(value, null, 1));
