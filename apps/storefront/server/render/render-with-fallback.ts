import type { QueryClient } from '@tanstack/react-query';
import type { StaticHandlerContext } from 'react-router-dom';
import { plainError } from './hide-errors';

interface FallbackOptions {
  queryClient: QueryClient;
  /** Aborted when the browser disconnects: no error page is rendered then. */
  signal: AbortSignal;
  requestId?: string | undefined;
}

/**
 * Renders a page. If that fails, renders the error page inside the frame; if the frame fails too, the error
 * page alone, without any data. Rejects when even that fails.
 */
export async function renderWithFallback<T>(
  render: () => Promise<T>,
  context: StaticHandlerContext,
  { queryClient, signal, requestId }: FallbackOptions,
): Promise<T> {
  const failAt = (routeId: string) => {
    if (signal.aborted) throw signal.reason;
    context.errors = { [routeId]: plainError(500, requestId) };
    context.statusCode = 500;
  };
  try {
    return await render();
  } catch {
    failAt('pages');
  }
  try {
    return await render();
  } catch {
    failAt('root');
    queryClient.clear();
  }
  return render();
}
