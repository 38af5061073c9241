import { MallError } from '@vermilion/api-client';

export const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** The server's messages with code 500 for failures of its own. */
const trouble = /^system (exception|error)/i;

/** Whether the response means "not found": code 404, 400, or 500 with a message about it. */
export const isMissing = (error: unknown) =>
  error instanceof MallError &&
  (['notFound', 'validation'].includes(error.kind) ||
    (error.kind === 'business' &&
      error.code === 500 &&
      !trouble.test(error.serverMessage ?? 'system error')));

/**
 * Awaits the main data of a page. If the server does not have it, throws a 404; other failures are passed
 * on.
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

const orderNumber = /^\w{1,64}$/;

/** Whether a text can be the number of an order, a refund or a draft: only such go into a call's path. */
export const isOrderNumber = (text: string): boolean => orderNumber.test(text);

/** An order number of a query, else "not found". */
export function orderNumberOr404(text: string): string {
  if (!isOrderNumber(text)) throw notFound();
  return text;
}
