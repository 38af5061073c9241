import type { MallClientOptions } from '@vermilion/api-client';
import type { Theme } from '@vermilion/design-system/theme-attributes';
import type { Writable } from 'node:stream';
import type { AppDeps } from '../app/deps';

/** What the HTTP server passes to the renderer. */
export interface RenderOptions {
  api: Required<Pick<MallClientOptions, 'baseUrl' | 'fetch'>> & { headers: Record<string, string> };
  /** Does the request carry a session token? */
  hasToken: boolean;
  cookies: Readonly<Record<string, string>>;
  /** The mall's own address as the browser sees it. */
  origin: string;
  secure: boolean;
  nonce: string;
  /** Address of the browser's first script. */
  entry: string;
  theme: Pick<Theme, 'brand' | 'colorMode'> & { logo: AppDeps['logo'] };
  /** The zone in which times are shown, by its IANA name. */
  timeZone: string;
  /** A trial mall: every page says so. */
  isTrial: boolean;
  /** The tags that load styles and scripts of these routes. */
  head(routeIds: readonly string[], locale: string): string;
}

interface Outcome {
  status: number;
  /** Set-Cookie lines. */
  cookies: readonly string[];
  /** The API does not know the request's token. */
  sessionLost: boolean;
}

export type RenderResult =
  | (Outcome & { kind: 'redirect'; location: string })
  | (Outcome & {
      kind: 'document';
      pipe(to: Writable): void;
      abort(): void;
      /** Whether nothing of the page failed; asked when it has been written. */
      isComplete(): boolean;
    });
