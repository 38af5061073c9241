import { connect } from 'node:net';

/**
 * Sends raw bytes, since HTTP clients normalize URLs, and reads until the connection closes. Resolves to
 * `{ status, text }`; status 0 means that it was closed without a response.
 */
export function sendRaw(url, bytes, { timeoutMs = 10_000 } = {}) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const parts = [];
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes));
    const end = () => {
      socket.destroy();
      const text = Buffer.concat(parts).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(timeoutMs, end);
    socket.on('data', (part) => parts.push(part));
    socket.on('error', end);
    socket.on('end', end);
    socket.on('close', end);
  });
}

/** A raw request with its headers; the connection closes after the response. */
export function request(url, line, headers = []) {
  const own = headers.some((header) => /^host:/i.test(header));
  const host = own ? [] : [`Host: ${new URL(url).host}`];
  return [`${line} HTTP/1.1`, ...host, ...headers, 'Connection: close', '', ''].join('\r\n');
}
