import type { Writable } from 'node:stream';
import type { MallClientOptions } from '@vermilion/api-client';
import type { Theme } from '@vermilion/design-system/theme-attributes';
import type { AppDeps } from '../../src/deps/deps';

/** What the HTTP server passes to the renderer. */
export interface RenderOptions {
  api: Required<Pick<MallClientOptions, 'baseUrl' | 'fetch'>> & { headers: Record<string, string> };
  /** Of the request, in the logs and in the errors that the visitor sees. */
  requestId?: string;
  /** Whether the request has a session token. */
  hasToken: boolean;
  cookies: Readonly<Record<string, string>>;
  /** The mall's origin as seen by the browser. */
  origin: string;
  secure: boolean;
  nonce: string;
  /** URL of the entry script. */
  entry: string;
  theme: Pick<Theme, 'brand' | 'colorMode'> & { logo: AppDeps['logo'] };
  /** IANA name of the mall's time zone; that of the API if undefined. */
  timeZone: string | undefined;
  /** Minutes between UTC and the API's times, where it does not tell them. */
  utcOffset: number;
  /** A trial mall, which is marked as such on every page. */
  isTrial: boolean;
  /** The back office is below the mall's own address; the page of an empty mall links it. */
  hasOffice: boolean;
  /** Scripts of other companies that pages load for visitors who have agreed. */
  outside: readonly { company: string; src: string }[];
  /** Renders the error page of this HTTP status instead of the page. */
  failure?: number | undefined;
  /** The tags that load the styles and scripts of these routes. */
  head(routeIds: readonly string[], locale: string): string;
}

interface Outcome {
  status: number;
  /** Set-Cookie lines. */
  cookies: readonly string[];
  /** The API rejected the request's token. */
  sessionLost: boolean;
}

export type RenderResult =
  | (Outcome & { kind: 'redirect'; location: string })
  | (Outcome & {
      kind: 'document';
      pipe(to: Writable): void;
      abort(): void;
      /** Whether everything on the page has rendered successfully; valid once it has been written. */
      isComplete(): boolean;
    });
