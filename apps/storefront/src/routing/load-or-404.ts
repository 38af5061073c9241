import { MallError } from '@vermilion/api-client';

export const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** What servers say with code 500 when they are in trouble themselves. */
const trouble = /^system (exception|error)/i;

/** Does the server say that it has no such thing: with code 404, 400, or 500 and a word about it? */
const isMissing = (error: unknown) =>
  error instanceof MallError &&
  (['notFound', 'validation'].includes(error.kind) ||
    (error.kind === 'business' &&
      error.code === 500 &&
      !trouble.test(error.serverMessage ?? 'system error')));

/**
 * Awaits the thing that a page is about. That the server has no such thing is "not found" for the
 * visitor; every other failure stays what it is.
 */
export async function loadOr404<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}

/** A whole positive number in a path or query, else "not found". */
export function idOr404(text: string | null | undefined): number {
  const id = Number(text);
  if (!text || !/^\d{1,15}$/.test(text) || id < 1) throw notFound();
  return id;
}
