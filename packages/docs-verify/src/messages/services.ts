import {createServer} from 'node:http';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {listen, type RunningServer} from '@docs-kit/service-doubles/listening';
import type {ServiceAnswer} from './step';

/** Starts a service that answers every request alike. */
export function startService(answer: ServiceAnswer, port: number): Promise<RunningServer> {
  return listen(
    createServer((_, response) => {
      if ('hangsUp' in answer) response.socket?.destroy();
      else {
        response
          .writeHead(answer.status, {'content-type': 'application/json'})
          .end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
      }
    }),
    port,
  );
}

/** An MCP server of tools that take nothing and answer with one content each. */
export function toolsOf(tools: Readonly<Record<string, object>>): McpServer {
  const server = new McpServer({name: 'tools', version: '1.0.0'});
  for (const [name, content] of Object.entries(tools)) {
    server.registerTool(name, {description: name.replaceAll('_', ' ')}, () => ({
      content: [content as {readonly type: 'text'; readonly text: string}],
    }));
  }
  return server;
}
