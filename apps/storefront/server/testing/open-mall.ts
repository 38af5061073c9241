import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Health } from '../admission/health';
import type { AppOptions } from '../app';
import { createApp } from '../app';
import { readConfig } from '../config';
import type { Pages } from '../render';
import { createTheme } from '../theme';
import { listen } from './listen';

/** One request that reached the API. */
export interface Received {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestMall {
  port: number;
  origin: string;
  server: Server;
  health: Health;
  /** The requests that reached the API, newest last. */
  received: Received[];
  close(): void;
}

/** A response of the API: JSON, or a function that writes the response. */
export type ApiHandler = (request: Received, res: ServerResponse) => unknown;

/** For stubs of pages, which know no routes: every address is a page's own. */
export const sameAddress: Pages['addressOf'] = async ({ pathname, search }) => ({
  pathname,
  search,
});

/** Renders the requested URL instead of real pages. */
const echo: Pages = {
  addressOf: sameAddress,
  entry: '/entry.js',
  head: () => '',
  policy: true,
  render: async (request, { origin, api }) => ({
    kind: 'document',
    status: 200,
    cookies: [],
    sessionLost: false,
    abort: () => {},
    isComplete: () => true,
    pipe: (to) =>
      void to.end(
        JSON.stringify({ url: request.url, origin, from: api.headers['x-forwarded-for'] }),
      ),
  }),
};

/** The names of texts, with their language. */
const refusedTexts: AppOptions['refusedTexts'] = async (locale) => ({
  busyTitle: `busyTitle ${locale}`,
  busy: `busy ${locale}`,
  shareTitle: `shareTitle ${locale}`,
  share: `share ${locale}`,
  failedTitle: `failedTitle ${locale}`,
  failed: `failed ${locale}`,
  again: `again ${locale}`,
  home: `home ${locale}`,
  inLine: ({ place, seconds, isAbout }) => ({
    title: `title ${locale}`,
    place: `${isAbout ? 'about ' : ''}place ${place} ${locale}`,
    wait: `${Math.round(seconds)} seconds`,
    stay: `stay ${locale}`,
    look: `look ${locale}`,
  }),
});

/** A storefront in front of a stub API, both on free local ports. */
export async function openTestMall(
  answer: ApiHandler,
  options: Partial<AppOptions> = {},
): Promise<TestMall> {
  const received: Received[] = [];
  const api = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const { method, url, headers } = req;
      const request = { method, url, headers, body: Buffer.concat(parts).toString() };
      received.push(request);
      const answerBody = answer(request, res);
      if (answerBody === undefined) return;
      res.setHeader('Content-Type', 'application/json');
      res.end(JSON.stringify(answerBody));
    });
  });
  const apiBase = `http://127.0.0.1:${await listen(api)}`;
  const { theme, timeZone, utcOffset } = readConfig({});
  const app = createApp({
    apiBase,
    theme: createTheme(theme),
    timeZone,
    utcOffset,
    refusedTexts,
    pages: async () => echo,
    ...options,
  });
  await app.ready();
  const { server, health } = app;
  const port = await listen(server);
  const close = () => {
    for (const one of [server, api]) {
      one.close();
      one.closeAllConnections();
    }
  };
  return { port, server, health, origin: `http://127.0.0.1:${port}`, received, close };
}
