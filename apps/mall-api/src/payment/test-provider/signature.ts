import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'vermilion-signature';
const TOLERANCE_SECONDS = 300;

const digest = (secret: string, timestamp: number, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();

/** The signature header of a body: `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function sign(secret: string, body: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  return `t=${timestamp},v1=${digest(secret, timestamp, body).toString('hex')}`;
}

/** Whether the header matches the body and is at most 300 seconds off. */
export function isSigned(secret: string, body: string, header: unknown, now: Date): boolean {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (!seconds || !hex) return false;
  const timestamp = Number(seconds);
  if (Math.abs(now.getTime() / 1000 - timestamp) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, timestamp, body));
}
