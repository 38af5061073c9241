import type {
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify';

/** What the server around the back office knows of a request. */
export interface RequestFacts {
  /** The origin of the server, as browsers reach it. */
  origin: string;
  /** Whether that is https. */
  secure: boolean;
  /** The IP address of the client. */
  address: string;
  url: {
    /** Decoded once, written again from its segments. */
    pathname: string;
    /** With its question mark; empty without one. */
    search: string;
  };
  visit: {
    /** Aborted when the connection has closed. */
    gone: AbortSignal;
    /** Does a call of the API in the caller's share. */
    call<T>(work: () => Promise<T>): Promise<T>;
  };
}

/** What the server around the back office does for it. */
export interface Host {
  factsOf(request: FastifyRequest): RequestFacts;
  /** Options of a route that receives bodies of at most `size` bytes within `ms`. */
  receiving(size: number, ms: number): Pick<RouteShorthandOptions, 'bodyLimit' | 'preParsing'>;
  /** A handler that sends its response itself. */
  sending(
    work: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): RouteHandlerMethod;
  /** Sends a body for this visitor alone, compressed where that is worth it. */
  sendPayload(reply: FastifyReply, status: number, payload: Buffer): Promise<void>;
  /** A random value for the content security policy of one page. */
  createNonce(): string;
}

/** Sizes in bytes and times in milliseconds. */
export interface BackOfficeLimits {
  bodySize: number;
  uploadSize: number;
  responseSize: number;
  /** For receiving the body of a call, and one with a file. */
  body: number;
  upload: number;
  /** For the API to answer. */
  call: number;
}

export interface BackOfficeOptions {
  /** Base URL of the mall's API, without a trailing slash. */
  apiUrl: string;
  /** The folder of the built files. */
  folder: string;
  /** The files of other builds, whose pages are still open; none are kept if undefined. */
  kept?: string | undefined;
  /** Attributes of the page's `html` element, and tags of its head, which are the theme. */
  theme: { attributes: Readonly<Record<string, string | undefined>>; tags: string };
  /** The back office's own origin, where it has one: it is then nowhere else. */
  ownOrigin?: string | undefined;
  limits: BackOfficeLimits;
  host: Host;
}

/** Where the back office is, on any host. */
export const ROOT = '/back-office';

/** Where the calls of operators are at the API. */
export const API = '/api/operator/';
