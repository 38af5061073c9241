import { MallError } from '@vermilion/api-client';

export const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** Messages with code 500 for internal failures of the server. */
const trouble = /^system (exception|error)/i;

/** Whether the response means "not found": code 404, 400, or 500 with such a message. */
export const isMissing = (error: unknown) =>
  error instanceof MallError &&
  (['notFound', 'validation'].includes(error.kind) ||
    (error.kind === 'business' &&
      error.code === 500 &&
      !trouble.test(error.serverMessage ?? 'system error')));

/** Awaits the main data of a page. Throws a 404 if the server does not have it; rethrows other failures. */
export async function loadOr404<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}

/** A positive integer without leading zeros from a path or query; throws a 404 otherwise. */
export function idOr404(text: string | null | undefined): number {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  return Number(text);
}

const orderNumber = /^\w{1,64}$/;

/** Whether a text has the format of an order, refund or draft number: only those are used in API paths. */
export const isOrderNumber = (text: string): boolean => orderNumber.test(text);

/** An order number from a query; throws a 404 otherwise. */
export function orderNumberOr404(text: string): string {
  if (!isOrderNumber(text)) throw notFound();
  return text;
}
