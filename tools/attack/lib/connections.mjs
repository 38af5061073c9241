import { connect } from 'node:net';

/**
 * Opens connections and sends bytes on each; nothing is read unless `reads`. Resolves to the connections, with the
 * `status` of the first response as far as it was read, when all have connected or failed. They are destroyed after
 * `limitMs`, whatever happens.
 */
export async function openConnections(
  url,
  requests,
  { reads = false, from, limitMs = 60_000 } = {},
) {
  const { hostname, port } = new URL(url);
  const open = (bytes) =>
    new Promise((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: from });
      const connection = { socket, status: 0, isOpen: false };
      setTimeout(() => socket.destroy(), limitMs).unref();
      socket.on('connect', () => {
        connection.isOpen = true;
        socket.write(bytes);
        if (!reads) socket.pause();
        resolve(connection);
      });
      if (reads)
        socket.on('data', (part) => {
          connection.status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(part.toString('latin1'))?.[1]);
        });
      socket.on('error', () => resolve(connection));
      socket.on('close', () => (connection.isOpen = false));
    });
  return Promise.all(requests.map(open));
}

/** A request of a caller; the storefront trusts what this machine forwards. */
export const requestOf = (url, caller, line, ...headers) =>
  [
    `${line} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `X-Forwarded-For: ${caller}`,
    ...headers,
    '',
    '',
  ].join('\r\n');

/** The head of a call with a body of `size` bytes. */
export const callOf = (url, caller, size, path = '/api/front/login/email') =>
  requestOf(
    url,
    caller,
    `POST ${path}`,
    `Origin: ${new URL(url).origin}`,
    'X-Vermilion: 1',
    // No session, but it looks like one
    `Cookie: mall_session.0=${'0'.repeat(32)}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${size}`,
  );

/** What another visitor gets meanwhile: `{ status, ms }` of each path, one after the other. */
export async function browse(url, paths, caller = '203.0.113.200') {
  const answers = [];
  for (const path of paths) {
    const began = performance.now();
    const signal = AbortSignal.timeout(30_000);
    const headers = { 'x-forwarded-for': caller };
    const status = await fetch(url + path, { headers, signal })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      })
      .catch(() => 0);
    answers.push({ status, ms: Math.round(performance.now() - began) });
  }
  return answers;
}

export const isServed = ({ status }) => status === 200;
