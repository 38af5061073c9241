import { askApi } from './ask-api';
import { findCall } from './calls';
import type { Limits } from './limits';
import { parseRequestUrl } from './request-url';

/**
 * A fetch for the client that loads a page: all its calls together have the time of one page, and each
 * answer is held to the contract.
 */
export function createPageFetch(apiBase: string, { page, answerSize }: Limits) {
  const deadline = AbortSignal.timeout(page);
  return async (url: string, init: RequestInit): Promise<Response> => {
    const { segments = [] } = parseRequestUrl(url.slice(apiBase.length)) ?? {};
    const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    const call = findCall(init.method, segments);
    try {
      const said = await askApi(call, url, { ...init, signal }, answerSize);
      const whole = said.body === said.received;
      return new Response(whole ? new Uint8Array(said.payload) : JSON.stringify(said.body), said);
    } catch (error) {
      if (deadline.aborted) return Response.json(null, { status: 504 });
      throw error;
    }
  };
}
