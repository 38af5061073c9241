/** The longest reason that the server takes. */
export const REASON_LENGTH = 200;
