import type { IncomingMessage } from 'node:http';
import { isFromOrigin } from '@vermilion/admission';

/** Of the body of a form. Forms contain text, no files. */
export const FORM_BYTES = 64 * 1024;
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

/** The reason why a request is no form sent by a page of the origin `own`; undefined if it is one. */
export function formRefusal(req: IncomingMessage, own: string) {
  if (!isFromOrigin(req, own))
    return { status: 403, reason: 'Forms are taken from the pages of this mall only.' };
  if (!FORM_TYPE.test(req.headers['content-type'] ?? ''))
    return { status: 415, reason: 'A page takes forms only.' };
  return undefined;
}

/** The reasons why a form was not received completely, by status. */
export const refusedForms: Record<number, string> = {
  400: 'The form cannot be read.',
  408: 'The form was too slow.',
  413: 'The form is too large.',
  415: 'A page takes forms only.',
};
