/**
 * An error with a message for the shopper, in their language. Callbacks of components reject with it. Messages of
 * all other errors are for developers and are never shown: components have messages of their own instead.
 */
export class ShopperError extends Error {
  /** The name of the class, for logs. */
  override readonly name: string = 'ShopperError';
}

/** The message of an error for the shopper; undefined where there is none. */
export const shopperMessage = (error: unknown): string | undefined =>
  // eslint-disable-next-line no-restricted-syntax -- the only place from which it may be shown
  (error instanceof ShopperError && error.message) || undefined;
