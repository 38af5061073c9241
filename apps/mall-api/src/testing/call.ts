import type { FastifyInstance, InjectOptions } from 'fastify';
import { contractOperations, operatorOperations } from '../http/contract';
import { requireListedReason } from './listed-reasons';

export interface CallOptions {
  token?: string;
  /** An operator's API key. */
  key?: string;
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  /** Sent as JSON; a string is sent unchanged. */
  body?: object | string;
  headers?: Record<string, string>;
  /** For a path; an operation of the contract has its own method. */
  method?: 'GET' | 'POST';
  ip?: string;
}

/** The envelope. `data` is `any` on purpose: tests check what was sent over the wire. */
export interface Answer {
  code: number;
  message: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
  reason?: string;
}

/** Sends a request as a storefront would and returns the envelope. */
export async function callApp(
  app: FastifyInstance,
  target: string,
  options: CallOptions = {},
): Promise<Answer> {
  const { method, path } = route(target, options);
  const headers = { 'x-image-addresses': 'relative', ...options.headers };
  const request: InjectOptions = { method, url: path, headers };
  if (options.query) request.query = stringValues(options.query);
  if (options.ip) request.remoteAddress = options.ip;
  if (options.token) request.headers = { ...request.headers, 'authori-zation': options.token };
  if (options.key) request.headers = { ...request.headers, authorization: `Bearer ${options.key}` };
  if (options.body !== undefined) {
    request.payload = options.body;
    request.headers = { 'content-type': 'application/json;charset=utf-8', ...request.headers };
  }
  const response = await app.inject(request);
  if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode} from ${path}`);
  const answer = response.json<Answer>();
  requireListedReason(target, answer);
  return answer;
}

function route(target: string, { method, params = {} }: CallOptions) {
  if (target.startsWith('/')) return { method: method ?? 'GET', path: target };
  const operation = [...contractOperations, ...operatorOperations].find(({ id }) => id === target);
  if (!operation) throw new Error(`The contract has no operation ${target}`);
  const path = operation.url.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  return { method: operation.method, path };
}

const stringValues = (query: NonNullable<CallOptions['query']>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
