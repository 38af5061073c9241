import { findCall } from './calls';
import { forwardToApi } from './forward-to-api';
import type { PublicAnswers } from './public-answers';
import type { RelayOptions } from './relay-call';
import { parseRequestUrl } from './request-url';
import { apiHeaders } from './session';

export type PageFetchOptions = RelayOptions & { publicAnswers: PublicAnswers };

/**
 * A fetch for the client that loads a page: all its calls together have the time of one page, and each
 * answer is held to the contract. What every page asks is asked once for many.
 */
export function createPageFetch(
  origin: string,
  { apiBase, publicAnswers, ...options }: PageFetchOptions,
) {
  const deadline = AbortSignal.timeout(options.limits.page);
  return async (url: string, init: RequestInit): Promise<Response> => {
    const { segments = [] } = parseRequestUrl(url.slice(apiBase.length)) ?? {};
    const call = findCall(init.method, segments);
    const ask = async (request: RequestInit) => {
      const response = await forwardToApi(call, url, request, { ...options, origin });
      const whole = response.body === response.received;
      const text = whole ? response.payload.toString('utf8') : JSON.stringify(response.body);
      return new Response(text, { status: response.status });
    };
    try {
      if (publicAnswers.isForAll(call.id)) {
        // for all, so neither with a session nor ended by the one who was first
        const language = new Headers(init.headers).get('accept-language') ?? '';
        const headers = { ...apiHeaders(undefined), 'accept-language': language };
        return await publicAnswers.get(`${language} ${url}`, () =>
          ask({ headers, signal: AbortSignal.timeout(options.limits.page) }),
        );
      }
      const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
      return await ask({ ...init, signal });
    } catch (error) {
      if (deadline.aborted) return Response.json(null, { status: 504 });
      throw error;
    }
  };
}
