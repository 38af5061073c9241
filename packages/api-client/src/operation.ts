/** A row of the operation table: method, path, whether a session is needed, and special handling. */
export type OperationRow = readonly [
  method: 'GET' | 'POST',
  path: string,
  auth: 'required' | 'optional' | 'none',
  special?: {
    /** The whole body is the argument of this name. */
    readonly body?: string;
    /** The body is bare text. */
    readonly text?: true;
    /** The body is multipart form data. */
    readonly form?: true;
    /** Query arguments of a POST. */
    readonly query?: readonly string[];
    /** A GET that changes data. */
    readonly action?: true;
    /** A POST that, sent again, changes nothing more and has the same response. */
    readonly idempotent?: true;
  },
];

/** Arguments of a call without arguments. */
export type NoArgs = Record<string, never>;

export interface CallOptions {
  /** Aborts the call, which then throws a MallError of kind `aborted`. */
  signal?: AbortSignal;
  /** Headers of this call. They override those of the client. */
  headers?: Record<string, string>;
  /** Replaces the client's fetch for this call, e.g. to report upload progress. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Options for a query library: compatible with `useQuery` and `ensureQueryData` of TanStack Query. */
export interface Query<Id extends string, Args, Data> {
  /** The same in browser and server: it contains no URL. */
  queryKey: readonly [Id, Args];
  /** Makes the call; a query library passes the signal that ends it. */
  queryFn: (context?: { signal?: AbortSignal }) => Promise<Data>;
}
