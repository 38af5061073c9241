import { Refused } from '@vermilion/admission';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEnvelope } from './send-text';
import { isBatch, relayBatch } from './batch';
import type { ApiCall } from './calls';
import { findCall } from './calls';
import { logError } from './log-error';
import { BodyTooLarge, BodyTooSlow } from './read-body';
import type { RelayOptions } from './relay-call';
import { relayCall } from './relay-call';
import type { RequestContext, VisitContext } from './request-context';
import { isOwnScriptCall } from './same-origin';

/** Whether this path is relayed to the API. */
export const isApiPath = ({ segments }: RequestContext['url']) =>
  segments.length > 1 && segments[0] === 'api';

/** Operator calls are never relayed, whatever key the browser holds. */
const isOperatorCall = ({ segments }: RequestContext['url']) =>
  segments[1]?.toLowerCase() === 'operator';

/**
 * Responds with the reason why a call could not be relayed. Closes the connection if the body has not
 * arrived.
 */
function sendFailure(res: ServerResponse, { id }: ApiCall, error: unknown) {
  if (error instanceof BodyTooLarge || error instanceof BodyTooSlow) {
    res.setHeader('Connection', 'close');
    if (error instanceof BodyTooLarge) return sendEnvelope(res, 413, 'The body is too large.');
    return sendEnvelope(res, 408, 'The body did not arrive in time.');
  }
  if (res.destroyed) return;
  logError(`relay of ${id ?? 'an unknown call'}`, error);
  sendEnvelope(res, (error as Error).name === 'TimeoutError' ? 504 : 502, '');
}

/** The `/api` relay: protects writes against other origins, and sends failures in the API's envelope. */
export async function relay(
  req: IncomingMessage,
  res: ServerResponse,
  context: VisitContext,
  options: RelayOptions,
) {
  // API responses are not documents: opened directly in a browser, they must not execute anything
  res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  if (isOperatorCall(context.url)) return sendEnvelope(res, 404, 'This call is not relayed.');
  if (req.method !== 'GET' && req.method !== 'POST') {
    res.setHeader('Allow', 'GET, POST');
    return sendEnvelope(res, 405, 'Only GET and POST are relayed.');
  }
  const call = findCall(req.method, context.url.segments);
  if (call.isWrite && !isOwnScriptCall(req, context.origin))
    return sendEnvelope(res, 403, 'This call is open to the pages of this mall only.');
  try {
    if (isBatch(req.method, context.url)) await relayBatch(req, res, context, options);
    else await relayCall(req, res, context, call, options);
  } catch (error) {
    if (error instanceof Refused) throw error;
    sendFailure(res, call, error);
  }
}
