const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of received bytes. Throws when they are no UTF-8: a replaced character would hide what was sent. */
export const readText = (bytes: Uint8Array): string => decoder.decode(bytes);
