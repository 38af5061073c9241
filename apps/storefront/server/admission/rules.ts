import type { RateRules, ShareRules, UnreadRules } from '@vermilion/admission';

/** What callers may occupy. A caller is an IP address, or the /64 network of an IPv6 address. */
export interface AdmissionRules {
  /** Pages that are rendered; cached ones need no place. */
  pages: ShareRules;
  pageRate: RateRules;
  /** Calls that are relayed to the API. */
  calls: ShareRules;
  /** Pictures that are relayed from the API. */
  pictures: ShareRules;
  /** Bodies that are being received, and the bytes of those in memory. */
  bodies: ShareRules;
  bodyBytes: ShareRules;
  /** Responses that wait to be read. */
  unread: UnreadRules;
}

const MB = 1024 * 1024;

/**
 * One caller may be many visitors behind one address: its shares are for them all, but never everything there is.
 * A browser opens six connections; a proxy in front that speaks HTTP/2 asks for all pictures of a page at once.
 */
export const defaultRules: AdmissionRules = {
  pages: { total: 64, perCaller: 2, queue: 400, queuePerCaller: 64, maxWait: 8000 },
  pageRate: { perMinute: 600, burst: 200 },
  calls: { total: 256, perCaller: 32, queue: 1000, queuePerCaller: 128, maxWait: 8000 },
  pictures: { total: 128, perCaller: 24, queue: 1000, queuePerCaller: 250, maxWait: 10_000 },
  bodies: { total: 256, perCaller: 16 },
  bodyBytes: { total: 64 * MB, perCaller: 24 * MB },
  unread: { total: 64 * MB, perCaller: 8 * MB, grace: 60_000, perSecond: 8192 },
};
