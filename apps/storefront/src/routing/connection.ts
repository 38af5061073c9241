interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Is this a connection on which nothing may be loaded before it is asked for? */
export const isSlow = ({ saveData, effectiveType = '' }: Connection = {}) =>
  Boolean(saveData) || effectiveType.endsWith('2g');

/** The visitor's connection, as far as the browser tells. */
export const currentConnection = () =>
  // not part of TypeScript's DOM, since only some browsers have it
  (navigator as Navigator & { connection?: Connection }).connection;
