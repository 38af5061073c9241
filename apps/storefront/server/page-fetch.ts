import { forwardToApi } from './forward-to-api';
import { findCall } from './calls';
import type { RelayOptions } from './relay-call';
import { parseRequestUrl } from './request-url';

/**
 * A fetch for the client that loads a page: all its calls together have the time of one page, and each
 * answer is held to the contract.
 */
export function createPageFetch(origin: string, { apiBase, ...options }: RelayOptions) {
  const deadline = AbortSignal.timeout(options.limits.page);
  return async (url: string, init: RequestInit): Promise<Response> => {
    const { segments = [] } = parseRequestUrl(url.slice(apiBase.length)) ?? {};
    const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    const call = findCall(init.method, segments);
    try {
      const response = await forwardToApi(call, url, { ...init, signal }, { ...options, origin });
      const whole = response.body === response.received;
      const text = whole ? response.payload.toString('utf8') : JSON.stringify(response.body);
      return new Response(text, { status: response.status });
    } catch (error) {
      if (deadline.aborted) return Response.json(null, { status: 504 });
      throw error;
    }
  };
}
