import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getResponse, type RequestHandler } from 'msw';

/** For browsers on another port. The mock has no cookies, so any origin may call it. */
const cors = (request: IncomingMessage) => ({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
});

function toRequest(incoming: IncomingMessage, base: string): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const init: RequestInit & { duplex?: 'half' } = { method, headers: headers as HeadersInit };
  if (method !== 'GET' && method !== 'HEAD') {
    init.body = Readable.toWeb(incoming) as ReadableStream;
    init.duplex = 'half';
  }
  return new Request(new URL(url, base), init);
}

async function answer(
  handlers: RequestHandler[],
  base: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, cors(incoming)).end();
  const response = await getResponse(handlers, toRequest(incoming, base));
  if (!response) return outgoing.writeHead(404, cors(incoming)).end();
  const headers = { ...Object.fromEntries(response.headers), ...cors(incoming) };
  return outgoing.writeHead(response.status, headers).end(await response.text());
}

/** A server that answers with the handlers, whose base URL is `base`. */
export const createMockServer = (handlers: RequestHandler[], base: string): Server =>
  createServer((incoming, outgoing) => {
    answer(handlers, base, incoming, outgoing).catch((error: unknown) => {
      console.error(error);
      outgoing.writeHead(500).end();
    });
  });
