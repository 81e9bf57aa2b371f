import {createServer} from 'node:http';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {SSEServerTransport} from '@modelcontextprotocol/sdk/server/sse.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {z} from 'zod';
import {listen, type RunningServer} from './listening';

/** A tool with one text as its argument: `{argument}` in its answer stands for it. */
export interface TextTool {
  readonly name: string;
  readonly description: string;
  readonly argument: string;
  readonly answer: string;
}

/** An MCP server of such tools. */
export function textTools(name: string, tools: readonly TextTool[]): McpServer {
  const server = new McpServer({name, version: '1.0.0'});
  for (const {name: tool, description, argument, answer} of tools) {
    server.registerTool(tool, {description, inputSchema: {[argument]: z.string()}}, (given) => ({
      content: [{type: 'text', text: answer.replace(`{${argument}}`, String(given[argument]))}],
    }));
  }
  return server;
}

/**
 * Starts a server of the Model Context Protocol, made with the protocol's own package. It speaks
 * both transports that the framework's client tries: `/mcp` (streamable HTTP) and `/sse`.
 * @param create makes new tools for each connection
 */
export function startMcpServer(create: () => McpServer): Promise<RunningServer> {
  const sessions = new Map<string, SSEServerTransport>();
  const server = createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const answer = async (): Promise<void> => {
      if (pathname === '/sse' && request.method === 'GET') {
        const transport = new SSEServerTransport('/messages', response);
        sessions.set(transport.sessionId, transport);
        response.once('close', () => sessions.delete(transport.sessionId));
        await create().connect(transport);
      } else if (pathname === '/messages') {
        const transport = sessions.get(searchParams.get('sessionId') ?? '');
        if (transport) await transport.handlePostMessage(request, response);
        else response.writeHead(404).end();
      } else if (pathname === '/mcp') {
        const transport = new StreamableHTTPServerTransport({sessionIdGenerator: undefined});
        await create().connect(transport);
        await transport.handleRequest(request, response);
      } else {
        response.writeHead(pathname === '/sse' ? 405 : 404).end();
      }
    };
    answer().catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  return listen(server);
}
