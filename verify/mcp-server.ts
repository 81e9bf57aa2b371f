import {createServer} from 'node:http';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {SSEServerTransport} from '@modelcontextprotocol/sdk/server/sse.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {z} from 'zod';
import {listen, type RunningServer} from './listening';

/** The tools that the pages' examples call. */
function createTools(): McpServer {
  const server = new McpServer({name: 'calendar', version: '1.0.0'});
  server.registerTool(
    'list_events',
    {description: 'Lists the events of a day', inputSchema: {day: z.string()}},
    ({day}) => ({content: [{type: 'text', text: `On ${day}: stand-up at nine.`}]}),
  );
  server.registerTool(
    'order_status',
    {description: 'Tells where an order is', inputSchema: {order_id: z.string()}},
    ({order_id}) => ({content: [{type: 'text', text: `Order ${order_id} is on its way.`}]}),
  );
  return server;
}

/**
 * Starts a server of the Model Context Protocol, made with the protocol's own package. It speaks
 * both transports that the framework's client tries: `/mcp` (streamable HTTP) and `/sse`.
 * @param port 0 takes a free one
 * @param create makes the tools anew for each connection
 */
export function startMcpServer(
  port = 0,
  create: () => McpServer = createTools,
): Promise<RunningServer> {
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
  return listen(server, port);
}
