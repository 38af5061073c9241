/** A random id of 32 hex characters. `crypto.randomUUID` does not exist on plain http. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
