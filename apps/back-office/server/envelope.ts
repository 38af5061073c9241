import type { FastifyReply } from 'fastify';

/** A response in the API's own form. */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** The envelope in a body of the API; undefined for anything else. */
export function readEnvelope(payload: Buffer): Envelope | undefined {
  try {
    const body = JSON.parse(payload.toString()) as Envelope | null;
    return Number.isInteger(body?.code) ? (body ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** A text in an object; empty for anything else. */
export const textIn = (data: unknown, name: string): string => {
  const value = (data as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

/** Sends a failure in the API's own form. */
export const sendFailure = (reply: FastifyReply, status: number, code: number, message: string) =>
  void reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code, message, data: null }));
