import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  /** The whole answer, as it came. */
  text: string;
}

/** Sends bytes as they are, since clients tidy addresses and headers, and reads until the server ends. */
export function rawRequest(port: number, bytes: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (text += part));
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(text.split(' ')[1] ?? 0), text }));
  });
}

/** The bytes of a GET that ends its connection. */
export const rawGet = (target: string, headers: readonly string[] = ['Host: localhost']) =>
  [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');
