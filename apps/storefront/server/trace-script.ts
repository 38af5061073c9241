/* The function runs in browsers as it is written: nothing of this module may be used in it. */
/* eslint-disable no-var -- inserted into pages as text */

/** Lets each press begin a trace, of which its calls tell the server. `share` of them, from 0 to 1, are recorded. */
export function traceCalls(share: number) {
  var send = window.fetch;
  var trace: string[] | undefined;
  var random = (bytes: number) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
      (byte + 256).toString(16).slice(1),
    ).join('');
  for (const kind of ['click', 'submit', 'popstate'])
    addEventListener(kind, () => (trace = undefined), true);
  window.fetch = (target, init) => {
    // Other sites are told nothing
    if (typeof target !== 'string' || !/^\/(?!\/)/.test(target)) return send(target, init);
    trace ??= [random(16), Math.random() < share ? '01' : '00'];
    const headers = new Headers(init?.headers);
    headers.set('traceparent', `00-${trace[0]}-${random(8)}-${trace[1]}`);
    return send(target, { ...init, headers });
  };
}

/** The script element for the head of a page; empty where traces are off, so that no page grows. */
export const traceScript = (nonce: string, share: number | undefined): string =>
  share ? `<script nonce="${nonce}">(${traceCalls.toString()})(${share})</script>` : '';
