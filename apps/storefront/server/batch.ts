import { type OperationId, operationTable, toRequest } from '@vermilion/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forwardToApi } from './forward-to-api';
import { isRecord } from './is-record';
import { logError } from './log-error';
import { readText } from './read-text';
import { bodyOf } from './receive-body';
import { type RelayOptions, requestHeaders, sendPayload } from './relay-call';
import { sendEnvelope } from './send-text';
import { clearSessionCookies, readSession, sessionOutcome } from './session';

/** Calls allowed in a batch: reads of a visitor's own data on a page that is the same for everybody. */
const batched: ReadonlySet<string> = new Set<OperationId>([
  'userInfo',
  'userMenu',
  'orderData',
  'cartCount',
  'productDetail',
  'shopInfo',
  'claimableCoupons',
]);
const MAX_PARTS = 10;
/** Of the body. */
export const BATCH_BYTES = 8 * 1024;

interface Part {
  operation: OperationId;
  args: Record<string, unknown>;
}

const isPart = (value: unknown): value is Part =>
  isRecord(value) &&
  batched.has(String(value.operation)) &&
  isRecord(value.args) &&
  Object.values(value.args).every((arg) => ['string', 'number', 'boolean'].includes(typeof arg));

/** The parts of a batch; undefined if it is malformed or any part is not allowed. */
function readParts(body: Buffer): { target: string; operation: OperationId }[] | undefined {
  try {
    const parts: unknown = JSON.parse(readText(body));
    if (!Array.isArray(parts) || parts.length > MAX_PARTS || !parts.every(isPart)) return undefined;
    return parts.map(({ operation, args }) => ({
      operation,
      target: toRequest(operationTable[operation], args).target,
    }));
  } catch {
    return undefined;
  }
}

/**
 * `POST /api/batch` combines several API reads, `[{ "operation": "cartCount", "args": {} }, …]`, with the
 * session of the request. Responds with the envelopes in the same order; a part that fails is a failure
 * envelope among the others.
 */
export async function relayBatch(
  request: FastifyRequest,
  reply: FastifyReply,
  { apiBase, limits, presence, providerHosts }: RelayOptions,
) {
  const { raw: req, visitContext: context } = request;
  const parts = readParts(bodyOf(request));
  if (!parts) return sendEnvelope(reply, 400, 'These calls cannot be asked together.');
  const { secure, origin, visit } = context;
  const session = readSession(req, secure);
  const headers = requestHeaders(req, session, context);
  headers.delete('content-type');
  const signal = AbortSignal.any([visit.gone, AbortSignal.timeout(limits.call)]);
  let isLost = false;
  const ask = async ({ operation, target }: (typeof parts)[number]) => {
    const call = { id: operation, isWrite: false };
    try {
      const response = await forwardToApi(
        call,
        apiBase + target,
        { headers, signal },
        { limits, origin, presence, providerHosts },
      );
      const { body, session: outcome } = sessionOutcome(call, response.body, response.status);
      isLost ||= outcome === 'drop';
      return body;
    } catch (error) {
      if (!visit.gone.aborted) logError(`batch with ${operation}`, error, request.id);
      const code = (error as Error).name === 'TimeoutError' ? 504 : 502;
      return { code, message: '', data: null };
    }
  };
  const data = await visit.call(() => Promise.all(parts.map(ask)));
  if (isLost) reply.header('set-cookie', clearSessionCookies(session.names, secure));
  reply.type('application/json; charset=utf-8');
  await sendPayload(reply, 200, Buffer.from(JSON.stringify({ code: 200, message: '', data })));
}
