import { REQUEST_ID } from '@vermilion/telemetry';
import { findCall } from './calls';
import { tagsOf } from './changes/call-tags';
import type { ChangeLog, Source } from './changes/change-log';
import { forwardToApi } from './forward-to-api';
import { isRecord } from './is-record';
import { createPageDeadline, waitFor } from './page-deadline';
import type { PublicResponseCache, SourcedResponse } from './public-response-cache';
import { readText } from './read-text';
import type { RelayOptions } from './relay-call';
import { parseRequestUrl } from './request-url';
import { apiHeaders } from './session';

export type PageFetchOptions = RelayOptions & {
  responseCache: PublicResponseCache;
  changes: ChangeLog;
  /** Milliseconds, for tests. */
  now?: () => number;
};

/**
 * The fetch of the client that loads a page: all its calls share one time limit, and each response is
 * validated against the contract. A call is tried again only while the page is young: a page that has waited for a database
 * that does not answer is not made to wait again. Calls that every page makes are shared. `sources` collects what the page is
 * made from.
 */
export function createPageFetch(
  origin: string,
  { apiBase, responseCache, changes, now, ...options }: PageFetchOptions,
  sources: Source[] = [],
) {
  const deadline = createPageDeadline(options.limits, now);
  return async (url: string, init: RequestInit): Promise<Response> => {
    const { segments = [], search = '' } = parseRequestUrl(url.slice(apiBase.length)) ?? {};
    const call = findCall(init.method, segments);
    const send = async (request: RequestInit): Promise<SourcedResponse> => {
      const requestedAt = changes.now();
      const response = await forwardToApi(call, url, request, { ...options, origin });
      const isUnchanged = response.body === response.received;
      const text = isUnchanged ? readText(response.payload) : JSON.stringify(response.body);
      const data = isRecord(response.body) ? response.body.data : undefined;
      const tags = tagsOf(call.id, new URLSearchParams(search), segments, data);
      return {
        response: new Response(text, { status: response.status }),
        source: { tags, requestedAt },
      };
    };
    const addSource = ({ response, source }: SourcedResponse) => {
      sources.push(source);
      return deadline.limitRetries(response);
    };
    const signal = deadline.within(init.signal);
    try {
      if (responseCache.isShared(call.id)) {
        // Shared by all, so it has no session and is not aborted with the request that started it
        const given = new Headers(init.headers);
        const language = given.get('accept-language') ?? '';
        const id = given.get(REQUEST_ID);
        const headers = {
          ...apiHeaders(undefined),
          'accept-language': language,
          ...(id && { [REQUEST_ID]: id }),
        };
        const shared = responseCache.get(`${language} ${url}`, () =>
          send({ headers, signal: AbortSignal.timeout(options.limits.page) }),
        );
        return addSource(await waitFor(shared, signal));
      }
      return addSource(await send({ ...init, signal }));
    } catch (error) {
      if (deadline.hasEnded() || options.presence?.().aborted)
        return Response.json(null, { status: 504 });
      if (deadline.isLate() && !signal.aborted) return Response.json(null, { status: 502 });
      throw error;
    }
  };
}
