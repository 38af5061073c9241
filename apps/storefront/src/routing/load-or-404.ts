import { MallError } from '@vermilion/api-client';

export const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/**
 * Awaits the thing that a page is about. That the server has no such thing, which it says with code
 * 404 or 500, is "not found" for the visitor; every other failure stays what it is.
 */
export async function loadOr404<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const missing =
      error instanceof MallError && ['notFound', 'business', 'validation'].includes(error.reason);
    throw missing ? notFound() : error;
  }
}

/** A whole positive number in a path or query, else "not found". */
export function idOr404(text: string | null | undefined): number {
  const id = Number(text);
  if (!text || !/^\d{1,15}$/.test(text) || id < 1) throw notFound();
  return id;
}
