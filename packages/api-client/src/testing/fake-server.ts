/** A request that reached the fake server. */
export interface Received {
  url: string;
  method: string | undefined;
  headers: Headers;
  body: unknown;
}

/** A fetch that records requests and responds with `reply` (an envelope, or any response). */
export function fakeServer(reply: object | (() => Response | Promise<Response>)) {
  const received: Received[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    received.push({
      url,
      method: init.method,
      headers: new Headers(init.headers),
      body: init.body,
    });
    return typeof reply === 'function' ? reply() : Response.json(reply);
  };
  const last = () => {
    const request = received.at(-1);
    if (!request) throw new Error('Nothing was sent.');
    return request;
  };
  return { fetch, received, last };
}

/** The envelope of a success. */
export const success = (data: unknown = null, message = 'ok') => ({ code: 200, message, data });
