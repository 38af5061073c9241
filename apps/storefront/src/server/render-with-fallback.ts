import type { QueryClient } from '@tanstack/react-query';
import type { StaticHandlerContext } from 'react-router-dom';
import { plainError } from './hide-errors';

interface FallbackOptions {
  queryClient: QueryClient;
  /** The browser has gone: nothing stands in for the page then. */
  signal: AbortSignal;
}

/**
 * Draws a page. When that fails, its error page is drawn inside the frame; when the frame fails too,
 * the error page alone, without any of the data. Rejects when not even that can be drawn.
 */
export async function renderWithFallback<T>(
  draw: () => Promise<T>,
  context: StaticHandlerContext,
  { queryClient, signal }: FallbackOptions,
): Promise<T> {
  const failAt = (routeId: string) => {
    if (signal.aborted) throw signal.reason;
    context.errors = { [routeId]: plainError(500) };
    context.statusCode = 500;
  };
  try {
    return await draw();
  } catch {
    failAt('pages');
  }
  try {
    return await draw();
  } catch {
    failAt('root');
    queryClient.clear();
  }
  return draw();
}
