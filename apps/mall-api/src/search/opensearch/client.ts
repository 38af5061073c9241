import { setTimeout as pause } from 'node:timers/promises';

// Plain fetch: seven calls of a documented HTTP API. The official client brings five packages, a pool
// and retries of its own, beside which these would have to be kept in step.

/** Where an OpenSearch is; the address may have a user and a password, which are never part of a message. */
export interface OpenSearchOptions {
  url: string;
  /** Milliseconds after which an answer comes too late for who searches. */
  timeout?: number;
  /** How often a call is repeated that failed in a way that may pass. */
  retries?: number;
}

/** An OpenSearch that does not answer as it should; the message has no secret. */
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
  /** Lines of `_bulk` are an array, anything else is one object. Throws an OpenSearchError. */
  call<Answer>(method: Method, path: string, body?: unknown, timeout?: number): Promise<Answer>;
}

/** Statuses of a server that is busy or whose parts move; what is asked for again may be answered. */
const MAY_PASS = new Set([429, 502, 503, 504]);
const PAUSE = 50;

export function createClient({
  url,
  timeout: patience = 2000,
  retries = 1,
}: OpenSearchOptions): OpenSearchClient {
  const { origin, pathname, username, password } = new URL(url);
  const base = origin + pathname.replace(/\/$/, '');
  const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = username && `Basic ${Buffer.from(user).toString('base64')}`;

  async function once<Answer>(method: Method, path: string, body: unknown, timeout: number) {
    const isBulk = Array.isArray(body);
    const text = isBulk ? body.map((line) => `${JSON.stringify(line)}\n`).join('') : undefined;
    const answer = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(timeout),
      headers: {
        ...(body !== undefined && {
          'content-type': isBulk ? 'application/x-ndjson' : 'application/json',
        }),
        ...(authorization && { authorization }),
      },
      ...(body !== undefined && { body: text ?? JSON.stringify(body) }),
    });
    const said = await answer.text();
    if (answer.ok) return JSON.parse(said) as Answer;
    throw new OpenSearchError(
      `OpenSearch answered ${method} ${path} with ${answer.status}: ${said.slice(0, 300)}`,
      answer.status,
    );
  }

  return {
    async call<Answer>(method: Method, path: string, body?: unknown, timeout = patience) {
      for (let left = retries; ; left -= 1) {
        try {
          return await once<Answer>(method, path, body, timeout);
        } catch (error) {
          const known = error instanceof OpenSearchError ? error : unreachable(method, path, error);
          if (left <= 0 || !mayPass(known)) throw known;
          await pause(PAUSE);
        }
      }
    },
  };
}

const mayPass = ({ status }: OpenSearchError) => status === undefined || MAY_PASS.has(status);

/** Errors of fetch name addresses; what is told is the call and the kind of the failure. */
function unreachable(method: Method, path: string, error: unknown): OpenSearchError {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  const why = cause?.code ?? (error instanceof Error ? error.name : 'unknown');
  return new OpenSearchError(`OpenSearch does not answer ${method} ${path}: ${why}`);
}
