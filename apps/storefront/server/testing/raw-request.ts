import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  /** The whole response, as received. */
  text: string;
}

/** Sends raw bytes, since HTTP clients normalise URLs and headers, and reads until the server closes. */
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

/** The bytes of a GET with `Connection: close`. */
export const rawGet = (target: string, headers: readonly string[] = ['Host: localhost']) =>
  [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');
