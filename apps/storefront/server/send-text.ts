import type { ServerResponse } from 'node:http';

/** Ends a request with a short text, unless an answer is under way: then it is cut off. */
export function sendText(res: ServerResponse, status: number, text: string, type = 'text/plain') {
  if (res.headersSent) return void res.destroy();
  const body = Buffer.from(text);
  res.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': body.length,
    ...(res.hasHeader('Cache-Control') ? {} : { 'Cache-Control': 'no-store' }),
  });
  res.end(body);
}

/** Ends a request to the API in the API's own envelope. */
export const sendEnvelope = (res: ServerResponse, status: number, message: string) =>
  sendText(res, status, JSON.stringify({ code: status, message, data: null }), 'application/json');
