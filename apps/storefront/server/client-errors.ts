import { clientErrorHandler } from '@vermilion/admission';
import { envelope } from './send-text';

/**
 * Responds to requests that Node's parser refuses: to calls in the API's envelope, to browsers whose headers are too
 * large with a page.
 */
export const createClientErrorHandler = (linger: number) =>
  clientErrorHandler(async (status, target) => {
    const message = status === 431 ? 'The headers are too large.' : 'This request cannot be read.';
    if (/^\/+api\//.test(target))
      return { type: 'application/json', text: envelope(status, message) };
    if (status !== 431) return { type: 'text/plain', text: message };
    const { tooLargePage } = await import('./render/too-large-page');
    return { type: 'text/html', text: await tooLargePage(target) };
  }, linger);
