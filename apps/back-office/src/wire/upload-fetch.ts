import { relayed } from './relay-fetch';

/** Like `relayFetch`, and tells how much of the body is sent, from 0 to 1, which only XMLHttpRequest does. */
export const uploadFetch =
  (onProgress: (part: number) => void) =>
  (target: string, given: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { address, init } = relayed(target, given);
      const { signal } = init;
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', address);
      init.headers.forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onload = () =>
        resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('The request could not be sent'));
      request.onabort = () => reject(signal?.reason ?? new DOMException('aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined); // never a stream
    });
