import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { contentSecurityPolicy } from '../mall/content-security-policy';
import { NonceContext } from './nonce';

const TIMEOUT_MS = 10_000;

/** Renders a page, with a content security policy whose nonce is new for each. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const nonce = crypto.randomUUID();
  headers.set('content-type', 'text/html');
  headers.set('content-security-policy', contentSecurityPolicy(nonce));
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  // Those of search engines get the whole page at once
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [ready]() {
          const body = new PassThrough();
          body.once('close', () => clearTimeout(timer));
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError: (error: unknown) => console.error(error),
      },
    );
    const timer = setTimeout(abort, TIMEOUT_MS);
  });
}
