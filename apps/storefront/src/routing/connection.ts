interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection is too slow for prefetching. */
export const isSlow = ({ saveData, effectiveType = '' }: Connection = {}) =>
  Boolean(saveData) || effectiveType.endsWith('2g');

/** The visitor's connection, as far as the browser tells. */
export const currentConnection = () =>
  // not part of TypeScript's DOM, since only some browsers have it
  (navigator as Navigator & { connection?: Connection }).connection;
