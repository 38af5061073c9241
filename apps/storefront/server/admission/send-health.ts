import type { ServerResponse } from 'node:http';
import { sendText } from '../send-text';
import type { Admission } from './admission';

/**
 * `/readyz`: whether requests are served, or refused because no place is left. `/healthz`: whether the process works; it
 * is to be restarted when places are not given back.
 */
export function sendHealth(
  res: ServerResponse,
  url: '/healthz' | '/readyz',
  status: ReturnType<Admission['status']>,
) {
  if (url === '/healthz')
    return status === 'stuck'
      ? sendText(res, 503, 'places are not given back')
      : sendText(res, 200, 'ok');
  return status === 'free' ? sendText(res, 200, 'ready') : sendText(res, 503, 'no place is left');
}
