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

/** A failure in the API's own envelope. */
export const envelope = (code: number, message: string) =>
  JSON.stringify({ code, message, data: null });

/** Sends a failure in the API's own envelope. */
export const sendEnvelope = (res: ServerResponse, status: number, message: string) =>
  sendText(res, status, envelope(status, message), 'application/json');
