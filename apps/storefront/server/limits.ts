/** How long the server waits and how much it takes. Times are milliseconds, sizes bytes. */
export interface Limits {
  /** Until the API has answered a relayed call. */
  call: number;
  /** Until the API has answered everything that a page asks for. */
  page: number;
  /** Without any byte of an image having arrived. */
  image: number;
  /** Until the body of a call has arrived, and one with a file in it. */
  body: number;
  upload: number;
  /** Until the head of a request has arrived, and the whole request. */
  head: number;
  request: number;
  /** Without any traffic on a connection, and between two requests. */
  idle: number;
  keepAlive: number;
  /** For the client to read a response that was sent before the whole request had arrived. */
  linger: number;
  /** Until requests that run when the server stops are cut off. */
  drain: number;
  bodySize: number;
  uploadSize: number;
  responseSize: number;
  imageSize: number;
  /** Concurrent connections; further ones are closed. */
  connections: number;
  /** Concurrent requests; further ones get 503 with Retry-After. */
  requests: number;
}

const MB = 1024 * 1024;

export const defaultLimits: Limits = {
  call: 30_000,
  page: 12_000,
  image: 30_000,
  body: 15_000,
  upload: 90_000,
  head: 15_000,
  request: 100_000,
  idle: 120_000,
  keepAlive: 20_000,
  linger: 2000,
  drain: 7000,
  bodySize: MB,
  uploadSize: 11 * MB,
  responseSize: 8 * MB,
  imageSize: 32 * MB,
  connections: 4000,
  requests: 400,
};
