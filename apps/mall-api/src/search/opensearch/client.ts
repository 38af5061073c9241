import { setTimeout as pause } from 'node:timers/promises';

// Plain fetch, since the mall uses only seven calls of the HTTP API. The official client has five dependencies, and
// its own connection pool and retries.

export interface OpenSearchOptions {
  /** May contain a user and a password, which never appear in messages. */
  url: string;
  /** in milliseconds */
  timeout?: number;
  /** How often a call is repeated after a temporary failure. */
  retries?: number;
}

/** A failed call of OpenSearch. Its message contains no secret. */
export class OpenSearchError extends Error {
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
    this.name = 'OpenSearchError';
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface OpenSearchClient {
  /** An array is sent as the lines of `_bulk`. Throws an OpenSearchError. */
  call<Answer>(method: Method, path: string, body?: unknown, timeout?: number): Promise<Answer>;
}

/** Statuses of temporary failures. */
const RETRYABLE = new Set([429, 502, 503, 504]);
const PAUSE = 50;

export function createClient({
  url,
  timeout: defaultTimeout = 2000,
  retries = 1,
}: OpenSearchOptions): OpenSearchClient {
  const { origin, pathname, username, password } = new URL(url);
  const base = origin + pathname.replace(/\/$/, '');
  const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = username && `Basic ${Buffer.from(user).toString('base64')}`;

  async function once<Answer>(method: Method, path: string, body: unknown, timeout: number) {
    const isBulk = Array.isArray(body);
    const bulk = isBulk ? body.map((line) => `${JSON.stringify(line)}\n`).join('') : undefined;
    const response = await fetch(base + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: {
        ...(body !== undefined && {
          'content-type': isBulk ? 'application/x-ndjson' : 'application/json',
        }),
        ...(authorization && { authorization }),
      },
      ...(body !== undefined && { body: bulk ?? JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as Answer;
    throw new OpenSearchError(
      `OpenSearch answered ${method} ${path} with ${response.status}: ${text.slice(0, 300)}`,
      response.status,
    );
  }

  return {
    async call<Answer>(method: Method, path: string, body?: unknown, timeout = defaultTimeout) {
      for (let left = retries; ; left -= 1) {
        try {
          return await once<Answer>(method, path, body, timeout);
        } catch (error) {
          const failure =
            error instanceof OpenSearchError ? error : unreachable(method, path, error);
          if (left <= 0 || !isRetryable(failure)) throw failure;
          await pause(PAUSE);
        }
      }
    },
  };
}

const isRetryable = ({ status }: OpenSearchError) => status === undefined || RETRYABLE.has(status);

/** Errors of fetch contain the URL, so only their code is passed on. */
function unreachable(method: Method, path: string, error: unknown): OpenSearchError {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  const why = cause?.code ?? (error instanceof Error ? error.name : 'unknown');
  return new OpenSearchError(`OpenSearch does not answer ${method} ${path}: ${why}`);
}
