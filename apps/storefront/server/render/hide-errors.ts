import { MallError } from '@vermilion/api-client';
import type { ErrorResponse, StaticHandlerContext } from 'react-router-dom';
import { isRouteErrorResponse } from 'react-router-dom';
import { logError } from '../log-error';

const statuses: Partial<Record<MallError['kind'], number>> = {
  session: 401,
  forbidden: 403,
  notFound: 404,
  timeout: 504,
  transport: 502,
  unreadable: 502,
};

/** The HTTP status for an error. */
function statusOf(error: unknown): number {
  if (!(error instanceof MallError)) return 500;
  if (error.kind === 'http') return error.code >= 502 || error.code === 429 ? error.code : 502;
  return statuses[error.kind] ?? 500;
}

/** An error reduced to its status and the request, which is all that a visitor may see. */
export const plainError = (
  status: number,
  requestId?: string,
): ErrorResponse & { internal: boolean } => ({
  status,
  statusText: '',
  data: requestId === undefined ? null : { requestId },
  internal: false,
});

/** The router serialises errors into the page. This reduces them to their status, and logs the rest. */
export function hideErrors(context: StaticHandlerContext, requestId?: string) {
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    if (isRouteErrorResponse(error) || !context.errors) continue;
    logError(`loader of ${id}`, error, requestId);
    const status = statusOf(error);
    context.errors[id] = plainError(status, requestId);
    context.statusCode = status;
  }
}
