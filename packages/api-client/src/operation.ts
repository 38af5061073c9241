/** One row of the operation table: method, path, whether a session is needed, and special handling. */
export type OperationRow = readonly [
  method: 'GET' | 'POST',
  path: string,
  auth: 'required' | 'optional' | 'none',
  special?: {
    /** The whole body is the argument of this name. */
    readonly body?: string;
    /** The body is sent as bare text. */
    readonly text?: true;
    /** The body is sent as a form of several parts. */
    readonly form?: true;
    /** Arguments of a POST that go into the query. */
    readonly query?: readonly string[];
    /** A GET that changes something. */
    readonly action?: true;
  },
];

/** Arguments of a call that takes none. */
export type NoArgs = Record<string, never>;

export interface CallOptions {
  /** Ends the call; it then throws a MallError of kind `aborted`. */
  signal?: AbortSignal;
  /** Headers of this call alone. They win over those of the client. */
  headers?: Record<string, string>;
  /** Sends this call instead of the client's own fetch, such as one that tells the progress of an upload. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** What a query library needs to know: fits `useQuery` and `ensureQueryData` of TanStack Query. */
export interface Query<Id extends string, Args, Data> {
  /** The same in the browser and on a server: it contains no address. */
  queryKey: readonly [Id, Args];
  queryFn: (context?: { signal?: AbortSignal }) => Promise<Data>;
}
