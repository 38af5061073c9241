import type { RequestListener } from 'node:http';
import { sendText } from './send-text';

export interface Health {
  /** False while the server stops, so that load balancers send no more requests. */
  ready: boolean;
}

/** Answers `/readyz` while the server stops; before, the listener knows whether it has places. */
export const withReadiness =
  (listener: RequestListener, health: Health): RequestListener =>
  (req, res) =>
    req.url === '/readyz' && !health.ready ? sendText(res, 503, 'stopping') : listener(req, res);
