import type { RequestListener } from 'node:http';
import { sendText } from './send-text';

export interface Health {
  /** False while the server stops, so that load balancers send no more requests. */
  ready: boolean;
}

/**
 * Adds `/readyz` for load balancers. It does not ask the API: without it cached pages are still served, and all storefronts
 * would fail at once.
 */
export const withReadiness =
  (listener: RequestListener, health: Health): RequestListener =>
  (req, res) => {
    if (req.url !== '/readyz') return listener(req, res);
    return sendText(res, health.ready ? 200 : 503, health.ready ? 'ready' : 'not ready');
  };
