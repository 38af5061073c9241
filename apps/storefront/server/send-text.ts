import type { ServerResponse } from 'node:http';

/** Sends a short text. If a response has already started, closes the connection instead. */
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

/** Sends a failure in the API's own envelope. */
export const sendEnvelope = (res: ServerResponse, status: number, message: string) =>
  sendText(res, status, JSON.stringify({ code: status, message, data: null }), 'application/json');
