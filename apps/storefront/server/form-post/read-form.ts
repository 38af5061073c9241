import type { IncomingMessage } from 'node:http';
import type { Visit } from '../admission/admission';
import type { Limits } from '../limits';
import { BodyTooLarge, BodyTooSlow, readBody } from '../read-body';
import { isFromOrigin } from '../same-origin';

/** Bytes. Forms contain text, no files. */
const LIMIT = 64 * 1024;
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

export type SentForm = { body: Buffer } | { status: 403 | 408 | 413 | 415; reason: string };

/**
 * The body of a form sent by a page of the origin `own`; for any other request the reason for its refusal.
 */
export async function readForm(
  req: IncomingMessage,
  own: string,
  { body }: Limits,
  visit: Visit,
): Promise<SentForm> {
  if (!isFromOrigin(req, own))
    return { status: 403, reason: 'Forms are taken from the pages of this mall only.' };
  if (!FORM_TYPE.test(req.headers['content-type'] ?? ''))
    return { status: 415, reason: 'A page takes forms only.' };
  try {
    return { body: await visit.body(LIMIT, () => readBody(req, LIMIT, body)) };
  } catch (error) {
    if (error instanceof BodyTooSlow) return { status: 408, reason: 'The form was too slow.' };
    if (!(error instanceof BodyTooLarge)) throw error;
    return { status: 413, reason: 'The form is too large.' };
  }
}
