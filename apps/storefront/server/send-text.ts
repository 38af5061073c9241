import type { FastifyReply } from 'fastify';

/** Sends a short text. If a response has already started, closes the connection instead. */
export function sendText(reply: FastifyReply, status: number, text: string, type = 'text/plain') {
  if (reply.raw.headersSent) return void reply.raw.destroy();
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  void reply.code(status).type(`${type}; charset=utf-8`).send(text);
}

/** A failure in the API's own envelope. */
export const envelope = (code: number, message: string) =>
  JSON.stringify({ code, message, data: null });

/** Sends a failure in the API's own envelope. */
export const sendEnvelope = (reply: FastifyReply, status: number, message: string) =>
  sendText(reply, status, envelope(status, message), 'application/json');
