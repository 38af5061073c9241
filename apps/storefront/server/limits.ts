/** Timeouts and sizes of the server. Times are milliseconds, sizes bytes. */
export interface Limits {
  /** For the API to answer a relayed call. */
  call: number;
  /** For the API to answer all calls of a page. */
  page: number;
  /** In which a call of a page that failed is tried again: later its visitor is told. */
  again: number;
  /** Without receiving any byte of an image. */
  image: number;
  /** For receiving the body of a call, and one with a file. */
  body: number;
  upload: number;
  /** For receiving the headers of a request, and the whole request. */
  head: number;
  request: number;
  /** For a connection without traffic, and between two requests. */
  idle: number;
  keepAlive: number;
  /** For the client to read a response that was sent before its request was complete. */
  linger: number;
  bodySize: number;
  uploadSize: number;
  responseSize: number;
  imageSize: number;
  /** Concurrent connections of all clients, and of one that is no proxy. */
  connections: number;
  connectionsPerCaller: number;
}

const MB = 1024 * 1024;

export const defaultLimits: Limits = {
  call: 30_000,
  page: 12_000,
  again: 1000,
  image: 30_000,
  body: 15_000,
  upload: 90_000,
  head: 15_000,
  request: 100_000,
  idle: 120_000,
  keepAlive: 75_000,
  linger: 2000,
  bodySize: MB,
  uploadSize: 11 * MB,
  responseSize: 8 * MB,
  imageSize: 32 * MB,
  connections: 4000,
  connectionsPerCaller: 256,
};
