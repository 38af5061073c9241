import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where metrics are served: away from the mall's own port, which the world can reach. */
export interface MetricsAddress {
  host: string;
  /** 0 for any that is free. */
  port: number;
}

export interface MetricsServer {
  /** Its URL. */
  address: string;
  close(): Promise<void>;
}

/** The metrics cannot be served; a sentence for the operator. */
export class MetricsPortError extends Error {
  override readonly name = 'MetricsPortError';
}

interface Source {
  contentType: string;
  metrics(): Promise<string>;
}

/** Serves `/metrics`, and nothing else. */
export async function serveMetrics(
  source: Source,
  { host, port }: MetricsAddress,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return response.writeHead(404).end();
    source.metrics().then(
      (text) => response.writeHead(200, { 'content-type': source.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new MetricsPortError(problem(error, host, port))),
    );
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const problem = ({ code, message }: NodeJS.ErrnoException, host: string, port: number) =>
  code === 'EADDRINUSE'
    ? `METRICS_PORT ${port} on ${host} is taken by another program. Give each server a port of its own.`
    : `The metrics cannot be served on ${host}:${port} (${code ?? message}). Choose another METRICS_HOST or METRICS_PORT.`;
