import { findCall } from './calls';
import { tagsOf } from './changes/call-tags';
import type { ChangeLog, Source } from './changes/change-log';
import { forwardToApi } from './forward-to-api';
import { isRecord } from './is-record';
import type { Answer, PublicAnswers } from './public-answers';
import type { RelayOptions } from './relay-call';
import { parseRequestUrl } from './request-url';
import { apiHeaders } from './session';

export type PageFetchOptions = RelayOptions & { publicAnswers: PublicAnswers; changes: ChangeLog };

/**
 * The fetch of the client that loads a page: all its calls share one time limit, and each response is
 * validated against the contract. Calls that every page makes are shared. `sources` collects what the page is
 * made from.
 */
export function createPageFetch(
  origin: string,
  { apiBase, publicAnswers, changes, ...options }: PageFetchOptions,
  sources: Source[] = [],
) {
  const deadline = AbortSignal.timeout(options.limits.page);
  return async (url: string, init: RequestInit): Promise<Response> => {
    const { segments = [], search = '' } = parseRequestUrl(url.slice(apiBase.length)) ?? {};
    const call = findCall(init.method, segments);
    const ask = async (request: RequestInit): Promise<Answer> => {
      const askedAt = changes.now();
      const response = await forwardToApi(call, url, request, { ...options, origin });
      const whole = response.body === response.received;
      const text = whole ? response.payload.toString('utf8') : JSON.stringify(response.body);
      const data = isRecord(response.body) ? response.body.data : undefined;
      const tags = tagsOf(call.id, new URLSearchParams(search), segments, data);
      return {
        response: new Response(text, { status: response.status }),
        source: { tags, askedAt },
      };
    };
    const take = ({ response, source }: Answer) => {
      sources.push(source);
      return response;
    };
    try {
      if (publicAnswers.isForAll(call.id)) {
        // Shared by all, so it has no session and is not aborted with the request that started it
        const language = new Headers(init.headers).get('accept-language') ?? '';
        const headers = { ...apiHeaders(undefined), 'accept-language': language };
        return take(
          await publicAnswers.get(`${language} ${url}`, () =>
            ask({ headers, signal: AbortSignal.timeout(options.limits.page) }),
          ),
        );
      }
      const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
      return take(await ask({ ...init, signal }));
    } catch (error) {
      if (deadline.aborted) return Response.json(null, { status: 504 });
      throw error;
    }
  };
}
