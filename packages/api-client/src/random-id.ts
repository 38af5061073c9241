/** A random id of 32 hex characters, such as for `Idempotency-Key`. `crypto.randomUUID` does not exist on plain http. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
