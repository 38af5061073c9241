import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** The body of a response. */
export interface ErrorBody {
  /** Its media type. */
  type: string;
  text: string;
}

type ParserError = Error & { code?: string; rawPacket?: unknown };
/** A socket with the response that is being sent on it, as Node's own handler reads it. */
type HttpSocket = Duplex & { _httpMessage?: { headersSent: boolean } };

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The target of the request line with which a packet begins; empty if it begins in the middle of a request. */
const targetOf = (packet: unknown) => {
  const start = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 2048) : '';
  return /^[A-Z]+ (\/\S*)/.exec(start)?.[1] ?? '';
};

/**
 * A handler of `clientError`: responds to requests that Node's parser refuses, for example because their headers are
 * too large (431). `bodyOf` is given the status and the target, as far as it is known. The connection is closed at
 * the latest after `linger` milliseconds for reading the response.
 */
export function clientErrorHandler(
  bodyOf: (status: number, target: string) => ErrorBody | Promise<ErrorBody>,
  linger = 2000,
) {
  const answered = new WeakSet<Duplex>();
  return async (error: ParserError, socket: HttpSocket): Promise<void> => {
    // The parser may report the rest of a refused request too
    if (answered.has(socket)) return;
    answered.add(socket);
    if (!socket.writable || socket._httpMessage?.headersSent) return void socket.destroy();
    const status = statuses[error.code ?? ''] ?? 400;
    setTimeout(() => socket.destroy(), linger).unref();
    const { type, text } = await bodyOf(status, targetOf(error.rawPacket));
    const body = Buffer.from(text);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Type: ${type}; charset=utf-8`,
      `Content-Length: ${body.length}`,
      "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  };
}
