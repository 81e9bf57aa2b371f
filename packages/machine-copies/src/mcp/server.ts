import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type {Library} from './library';

/** A page that a search has found. */
export interface FoundPage {
  /** Path of the page, with the anchor of the section. */
  readonly page: string;
  readonly title: string;
  /** Heading of the section, when the section was found and not the page as a whole. */
  readonly section?: string;
  readonly snippet: string;
}

/** The documentation that a server answers from. */
export interface McpOptions {
  /** Name of the server: `my-docs`. */
  readonly name: string;
  /** What the site documents. */
  readonly product: string;
  /** What versions are of, by their name, where that is called otherwise. */
  readonly products?: Readonly<Record<string, string>>;
  /** Names of the versions. The first is asked about unless a request names another. */
  readonly versions: readonly [string, ...string[]];
  /** Searches a version. There is no tool for it without a search. */
  readonly search?: (query: string, version: string, limit: number) => readonly FoundPage[];
  /** Kinds of things that have a name, by words for them: `{command: 'commands'}` names a data set. */
  readonly kinds?: Readonly<Record<string, string>>;
  /** Sentences on what a tool of this name has to offer here. */
  readonly about?: Readonly<Record<string, string>>;
  /** Further tools, after those of the build. */
  readonly tools?: readonly TextTool[];
}

/** A tool that answers from texts of the agent. */
export interface TextTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What each text is, by its name. The first is required, the others may be left out. */
  readonly texts: Readonly<Record<string, string>>;
  readonly answer: (texts: Readonly<Record<string, string>>) => string | object;
}

/** Of so many results, passages are quoted, and so many characters of each. */
const quotedPages = 3;
const mostQuoted = 900;

/** Serves a library on standard input and output. */
export async function serveLibrary(library: Library, options: McpOptions): Promise<void> {
  await createServer(library, options).connect(new StdioServerTransport());
}

/**
 * Makes a server of the Model Context Protocol that answers from a build. It has the tools for which
 * the build has data sets: `operations`, `schemas`, `changes`, and those of the kinds.
 * Protocol: https://modelcontextprotocol.io/specification
 */
export function createServer(
  library: Library,
  {
    name: serverName,
    product: own,
    products = {},
    versions,
    search,
    kinds = {},
    about = {},
    tools = [],
  }: McpOptions,
): McpServer {
  const [firstVersion] = versions;
  const product = [...new Set([own, ...Object.values(products)])].join(' and ');
  const renamed = Object.entries(products).map(([name, other]) => ` ${name} is of ${other}.`);
  const version = z
    .enum(versions)
    .default(firstVersion)
    .describe(`Version of ${product} that the question is about.${renamed.join('')}`);
  const server = new McpServer(
    {name: serverName, version: firstVersion},
    {
      instructions: `Documentation of ${product}: search first, then read the sections that fit. Answers of one version do not hold for another.`,
    },
  );
  const tool = <Shape extends z.ZodRawShape>(
    name: string,
    title: string,
    description: string,
    inputSchema: Shape,
    answer: (input: z.infer<z.ZodObject<Shape>>) => string | object,
  ): void => {
    const annotations = {readOnlyHint: true, openWorldHint: false};
    const config = {
      title,
      description: about[name] === undefined ? description : `${description} ${about[name]}`,
      inputSchema: inputSchema as z.ZodRawShape,
      annotations,
    };
    server.registerTool(name, config, (input) =>
      // The protocol's library has parsed the input with this very shape.
      result(answer(input as z.infer<z.ZodObject<Shape>>)),
    );
  };

  if (search) {
    tool(
      'search_docs',
      'Search the documentation',
      `Finds pages and sections of the ${product} documentation. Takes words, names, routes and error messages. Quotes what the first results say about them.`,
      {
        query: z.string().trim().min(1).describe('What to search for.'),
        version,
        limit: z.number().int().min(1).max(50).default(8).describe('Most results to return.'),
      },
      ({query, version: asked, limit}) => ({
        results: search(query, asked, limit).map((result, rank) => {
          const passages = rank < quotedPages && library.passagesOf(result.page, query, mostQuoted);
          return passages ? {...result, snippet: undefined, passages} : result;
        }),
      }),
    );
  }

  tool(
    'read_page',
    'Read a page',
    'Returns a page of the documentation as Markdown, or one section of it.',
    {
      page: z
        .string()
        .min(1)
        .describe(
          'Path or address of the page: /docs/concepts, or /docs/concepts#providers for a section.',
        ),
      section: z
        .string()
        .trim()
        .min(1)
        .optional()
        .describe('Anchor or heading of the only section to return. Without one, all of the page.'),
      part: z.number().int().min(1).default(1).describe('Part of a long page, from 1.'),
    },
    ({page, part, section}) => library.readPage(page, part, section),
  );

  if (library.sets.has('operations')) {
    tool(
      'get_operation',
      'Get an operation of the API',
      'Returns the reference page of an operation.',
      {
        operation: z
          .string()
          .min(1)
          .describe('Operation id, or method and path: listPets, GET /pets.'),
        version,
      },
      (input) => library.readOperation(input.operation, input.version),
    );
  }

  if (library.sets.has('schemas')) {
    tool(
      'get_schema',
      'Get a schema of the API',
      'Returns a schema of the OpenAPI specifications with the page that shows it.',
      {schema: z.string().min(1).describe('Name of the schema: Pet.'), version},
      (input) => library.readSchema(input.schema, input.version),
    );
  }

  const kindNames = Object.keys(kinds);
  if (kindNames.length > 0) {
    tool(
      'look_up',
      'Look up a name',
      `Returns the facts of something that has a name, with its page: ${kindNames.join(', ')}.`,
      {
        kind: z.enum(kindNames),
        name: z.string().min(1).describe('The name or a part of it.'),
        version,
      },
      (input) => ({entries: library.lookUp(kinds[input.kind] ?? '', input.name, input.version)}),
    );
  }

  if (library.sets.has('changes')) {
    tool(
      'list_changes',
      'List what a version changed',
      'Returns what differs from the version before, each change with its pages.',
      {
        version: version.default(versions.at(-1) ?? firstVersion),
        containing: z.string().default('').describe('Words that a change has to contain.'),
        limit: z.number().int().min(1).max(400).default(50).describe('Most changes to return.'),
      },
      (input) => {
        const changes = library.listChanges(input.containing, input.version);
        return {total: changes.length, changes: changes.slice(0, input.limit)};
      },
    );
  }

  for (const {name, title, description, texts, answer} of tools) {
    const shape = Object.entries(texts).map(([key, meaning], place) => {
      const text = place === 0 ? z.string().min(1) : z.string().default('');
      return [key, text.describe(meaning)] as const;
    });
    tool(name, title, description, Object.fromEntries(shape), (input) =>
      answer(input as Readonly<Record<string, string>>),
    );
  }

  return server;
}

const result = (value: string | object): CallToolResult => ({
  content: [
    {type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value, null, 1)},
  ],
});
