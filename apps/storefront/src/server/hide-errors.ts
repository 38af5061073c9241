import type { StaticHandlerContext } from 'react-router-dom';
import { isRouteErrorResponse } from 'react-router-dom';
import { logError } from '../../server/log-error';

/**
 * The router writes errors into the page as they are. A visitor may see the status and nothing else;
 * the log gets the rest.
 */
export function hideErrors(context: StaticHandlerContext) {
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    if (isRouteErrorResponse(error) || !context.errors) continue;
    logError(`loader of ${id}`, error);
    context.errors[id] = new Error('Internal error');
  }
}
