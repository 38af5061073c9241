import type { QueryClient } from '@tanstack/react-query';
import type { MallClient, MallQueries, UserInfo } from '@vermilion/api-client';
import type { Locale } from '../i18n/locales';
import type { MessageStore } from '../i18n/message-store';

/** The current visitor. */
export interface Session {
  signedIn: boolean;
  user?: UserInfo;
}

/** Dependencies of loaders and views. One per request on the server, one per visit in the browser. */
export interface AppDeps {
  api: MallClient;
  queries: MallQueries;
  queryClient: QueryClient;
  locale: Locale;
  messages: MessageStore;
  /** The mall's origin, such as `https://mall.example`. */
  origin: string;
  /** Time zone of displayed times, the same on server and browser. */
  timeZone: string;
  /** Minutes between UTC and the API's times, for an API that does not say it in its home data. */
  utcOffset: number;
  /** The current year, the same on server and browser. */
  year: string;
  /**
   * The header's logo: `server` for the one from the API, `name` for the mall's name as a word mark, or the paths of
   * the brand's own for light and for dark backgrounds, with a space between.
   */
  logo: string;
  /** Whether pages load scripts of other companies for visitors who agree, so that the footer leads to that question. */
  asksConsent: boolean;
  /** The session that the server rendered the page for; browser only. */
  servedSession?: Session;
  /** Fetches the session. Called once per visit; the result is cached under the key `session`. */
  readSession(): Promise<Session>;
  /** Remembers where to return to after sign-in. */
  saveReturnPath(path: string): void;
  /** The remembered path; reading it removes it. */
  takeReturnPath(): string | undefined;
}
