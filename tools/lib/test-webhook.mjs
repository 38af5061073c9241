import { createHmac } from 'node:crypto';

/** The signature of a webhook of the test provider, made at a time in milliseconds. */
export function signWebhook(secret, body, at = Date.now()) {
  const seconds = Math.floor(at / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** Sends a webhook of the test provider. */
export const sendWebhook = (apiUrl, body, signature) =>
  fetch(`${apiUrl}/api/pay/webhook/test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'vermilion-signature': signature },
    body,
    signal: AbortSignal.timeout(60_000),
  });
