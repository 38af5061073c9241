import { connect } from 'node:net';

/**
 * Sends bytes as they stand, since clients tidy addresses away, and reads until the other side closes.
 * Resolves to `{ status, text }`; status 0 means that the connection was closed without an answer.
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

/** A request line with the headers that go with it, closed after one answer. */
export function request(url, line, headers = []) {
  const own = headers.some((header) => /^host:/i.test(header));
  const host = own ? [] : [`Host: ${new URL(url).host}`];
  return [`${line} HTTP/1.1`, ...host, ...headers, 'Connection: close', '', ''].join('\r\n');
}
