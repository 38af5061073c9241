import type { MallClient, MallQueries, UserInfo } from '@vermilion/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '../i18n/locales';
import type { MessageStore } from '../i18n/message-store';

/** Who is looking at the page. */
export interface Session {
  signedIn: boolean;
  user?: UserInfo;
}

/**
 * What loaders and views work with. One for each request on the server, one for the whole visit in
 * the browser.
 */
export interface AppDeps {
  api: MallClient;
  queries: MallQueries;
  queryClient: QueryClient;
  locale: Locale;
  messages: MessageStore;
  /** The mall's own address, such as `https://mall.example`. */
  origin: string;
  /** The zone in which times are shown, the same on the server and in the browser. */
  timeZone: string;
  /** This year, the same on the server and in the browser. */
  year: string;
  /** What the header shows: the logo that the mall's server names, or the mall's name as a word mark. */
  logo: 'server' | 'name';
  /** Who the server has rendered the page for; in the browser alone. */
  servedSession?: Session;
  /** Asks who is signed in. Called once per visit; the result is cached under the key `session`. */
  readSession(): Promise<Session>;
  /** Remembers where to return to after sign-in. */
  saveReturnPath(path: string): void;
  /** The path that was remembered, read once. */
  takeReturnPath(): string | undefined;
}
