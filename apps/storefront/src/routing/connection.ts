interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection is too slow for prefetching. */
export const isSlow = ({ saveData, effectiveType = '' }: Connection = {}) =>
  Boolean(saveData) || effectiveType.endsWith('2g');

/** The visitor's connection, if the browser exposes it. */
export const currentConnection = () =>
  // Not part of TypeScript's DOM types, since only some browsers have it
  (navigator as Navigator & { connection?: Connection }).connection;
