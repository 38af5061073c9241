import { cookieLine, parseCookies, Refused } from '@vermilion/admission';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf, withoutLocale } from '../../src/i18n/locales';
import { robots } from '../locale-redirect';
import { linePage } from '../render/line-page';
import type { LinePlace, RefusedTexts } from '../render/refused-texts';
import { sendText } from '../send-text';
import { readSession } from '../session';
import type { Theme } from '../theme';
import type { VisitOptions } from '../visits';
import { createKnownSessions } from './known-sessions';
import { type Decision, lineCookie, type WaitingRoom } from './waiting-room';

type Options = Pick<VisitOptions, 'refusedTexts'> & { theme: Theme; apiBase: string };

/** The checkout with its payment, and where sign-in and payment come back to. */
const underWay = /^\/+(order|middlewares)(\/|$)/;
/** Seconds after which a crawler may come again. */
const CRAWLER_WAIT_S = 120;

/** Whether a person looks at what is asked for: neither a crawler nor a browser that only prepares a page. */
function isLookedAt({ method, headers }: FastifyRequest) {
  const isDocument = [undefined, 'document'].includes(headers['sec-fetch-dest'] as string);
  const isPrepared = /prefetch|prerender/.test(
    `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`,
  );
  const isCrawler = robots.test(headers['user-agent'] ?? '');
  return method === 'GET' && isDocument && !isPrepared && !isCrawler;
}

/** Stands before the pages: in a rush visitors wait in line, without it nothing happens. */
export function createGate(room: WaitingRoom, { refusedTexts, theme, apiBase }: Options) {
  const isSession = createKnownSessions(apiBase);

  async function isExempt({ raw, visitContext: { url, secure } }: FastifyRequest) {
    if (underWay.test(withoutLocale(url.pathname))) return true;
    const { token } = readSession(raw, secure);
    return token !== undefined && isSession(token);
  }
  function setClaim(request: FastifyRequest, reply: FastifyReply, { claim }: WithClaim) {
    const { secure } = request.visitContext;
    const maxAge = Math.ceil((claim.until - Date.now()) / 1000);
    const cookie = { maxAge, httpOnly: true, secure };
    reply.header('set-cookie', cookieLine(lineCookie(secure), room.write(claim), cookie));
    reply.header('cache-control', 'no-store');
  }
  const sendLine = (request: FastifyRequest, reply: FastifyReply, place: LinePlace) =>
    send(request, reply, place, theme, refusedTexts);

  /** Answers in place of the page where the visitor is to wait; resolves to whether it has. */
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (!isLookedAt(request)) throw new Refused('total', CRAWLER_WAIT_S);
    const { url, secure, caller } = request.visitContext;
    const cookie = parseCookies(request.headers.cookie)[lineCookie(secure)];
    const decision = room.decide(cookie, caller);
    if (decision.kind === 'go') return false;
    if (decision.kind === 'refused') throw new Refused(decision.by);
    setClaim(request, reply, decision);
    if (decision.kind === 'enter') {
      // The page itself may be kept by caches, with its headers
      reply.code(302).header('location', url.pathname + url.search);
      void reply.send();
      return true;
    }
    reply.headers({ 'retry-after': decision.refresh, refresh: String(decision.refresh) });
    await sendLine(request, reply, decision);
    return true;
  }

  return {
    /** Sends the page, or lets the visitor wait. */
    async pass(request: FastifyRequest, reply: FastifyReply, work: () => Promise<unknown>) {
      if (room.isOpen() && !(await isExempt(request)) && (await answer(request, reply))) return;
      try {
        await work();
      } catch (error) {
        const isFull = error instanceof Refused && error.status === 503;
        if (!isFull || reply.raw.headersSent || room.isOpen()) throw error;
        room.open();
        if ((await isExempt(request)) || !(await answer(request, reply))) throw error;
      }
    },
  };
}

export type Gate = ReturnType<typeof createGate>;

type WithClaim = Extract<Decision, { claim: unknown }>;

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  place: LinePlace,
  { plainStyle: style }: Theme,
  textsOf: (locale: ReturnType<typeof localeOf>['locale']) => Promise<RefusedTexts>,
) {
  const { url } = request.visitContext;
  const { locale } = localeOf(url.pathname);
  const texts = (await textsOf(locale)).inLine(place);
  const href = url.pathname + url.search;
  sendText(reply, 503, linePage({ locale, texts, href, style }), 'text/html');
}
