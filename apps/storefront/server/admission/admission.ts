import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createRate,
  createShares,
  createUnread,
  type Release,
  type Shares,
  whenOver,
} from '@vermilion/admission';
import { type AdmissionRules, defaultRules } from './rules';

type Work<T> = () => Promise<T>;

/**
 * What one request occupies. Everything is given back when its work ends, and its work ends when its connection
 * does. All methods reject with `Refused` when the caller's share, or everything, is occupied.
 */
export interface Visit {
  /** Aborted when the response or its connection has closed. */
  gone: AbortSignal;
  /** Renders a page, after waiting for a place. */
  page<T>(work: Work<T>): Promise<T>;
  /** Renders a page for later requests; does not wait. */
  laterPage<T>(work: Work<T>): Promise<T>;
  /** Relays a call, or a picture, after waiting for a place. */
  call<T>(work: Work<T>): Promise<T>;
  picture<T>(work: Work<T>): Promise<T>;
  /** Takes a place for receiving a body of at most `size` bytes, which count until the request is over. */
  body(size: number): Release;
  /** Limits the time for reading a response of `size` bytes that is sent bit by bit. */
  limitReading(size: number): void;
  /** Counts what has not been read of a response that is complete, and the bytes that wait to be sent. */
  answered(waiting?: number): void;
}

/** Milliseconds; no call, page or picture may take as long. */
const STUCK_AFTER = 120_000;

/** Does a piece of work, and notes how long it takes. */
type Measure = <T>(work: Work<T>) => Promise<T>;

/** What all requests of this storefront occupy. */
export function createAdmission(
  given: Partial<AdmissionRules> = {},
  measure: Measure = (work) => work(),
) {
  const rules = { ...defaultRules, ...given };
  const [pages, calls, pictures] = [rules.pages, rules.calls, rules.pictures].map(createShares) as [
    Shares,
    Shares,
    Shares,
  ];
  const [bodies, bodyBytes] = [createShares(rules.bodies), createShares(rules.bodyBytes)];
  const countPage = createRate(rules.pageRate);
  const unread = createUnread(rules.unread);

  function visit(req: IncomingMessage, res: ServerResponse, caller: string | undefined): Visit {
    const over = new AbortController();
    whenOver(req, res, () => over.abort());
    const inPlace = async <T>(places: Shares, work: Work<T>) => {
      const release = await places.wait(caller, over.signal);
      try {
        return await work();
      } finally {
        release();
      }
    };
    return {
      gone: over.signal,
      async page(work) {
        countPage(caller);
        return measure(() => inPlace(pages, work));
      },
      async laterPage(work) {
        countPage(caller);
        const release = pages.take(caller);
        return work().finally(release);
      },
      call: (work) => measure(() => inPlace(calls, work)),
      picture: (work) => inPlace(pictures, work),
      body(size) {
        const releaseBytes = bodyBytes.take(caller, size);
        whenOver(req, res, releaseBytes);
        const release = bodies.take(caller);
        whenOver(req, res, release);
        return release;
      },
      limitReading: (size) => unread.limitTime(req, res, size),
      answered: (waiting = 0) => unread.add(req, res, caller, res.writableLength + waiting),
    };
  }

  return {
    visit,
    /** Places have been occupied for longer than any work may take. */
    isStuck: (): boolean => [pages, calls, pictures].some((one) => one.isStuck(STUCK_AFTER)),
    /** What is occupied at this moment. */
    counts: () => ({
      pages: pages.counts(),
      calls: calls.counts(),
      pictures: pictures.counts(),
      bodies: bodies.counts().used,
      bodyBytes: bodyBytes.counts().used,
      unreadBytes: unread.bytes(),
    }),
  };
}

export type Admission = ReturnType<typeof createAdmission>;
