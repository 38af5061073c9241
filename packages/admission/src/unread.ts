import type { IncomingMessage, ServerResponse } from 'node:http';
import { whenOver } from './when-over';

export interface UnreadRules {
  /** Bytes that wait for their readers, of all callers and of one. */
  total: number;
  perCaller: number;
  /** Milliseconds for reading any response; larger ones have a second more for each `perSecond` bytes. */
  grace: number;
  perSecond: number;
}

interface Unread {
  caller: string | undefined;
  bytes: number;
  close(): void;
}

/**
 * Counts the responses that are complete and wait to be read. Beyond a caller's share its oldest connection is
 * closed, beyond the total the oldest of the caller with most bytes; and any that is read too slowly.
 */
export function createUnread({ total, perCaller, grace, perSecond }: UnreadRules) {
  /** The oldest first. */
  const waiting = new Set<Unread>();
  const bytesOf = new Map<string | undefined, number>();
  let bytes = 0;

  const add = (caller: string | undefined, more: number) => {
    bytes += more;
    const own = (bytesOf.get(caller) ?? 0) + more;
    if (own > 0) bytesOf.set(caller, own);
    else bytesOf.delete(caller);
  };

  const closeOldestOf = (caller: string | undefined) => {
    for (const one of waiting) if (one.caller === caller) return one.close();
  };

  function enforce(caller: string | undefined) {
    while (caller !== undefined && (bytesOf.get(caller) ?? 0) > perCaller) closeOldestOf(caller);
    while (bytes > total) {
      const [most] = [...bytesOf].reduce((a, b) => (b[1] > a[1] ? b : a));
      closeOldestOf(most);
    }
  }

  const timeFor = (size: number) => grace + (size / perSecond) * 1000;

  return {
    /** Closes the connection of a response of `size` bytes that is not read in time. */
    limitTime(req: IncomingMessage, res: ServerResponse, size: number) {
      const timer = setTimeout(() => req.socket.destroy(), timeFor(size)).unref();
      whenOver(req, res, () => clearTimeout(timer));
    },
    /** Counts a response of `size` bytes until it is read or its connection closes. */
    add(req: IncomingMessage, res: ServerResponse, caller: string | undefined, size: number) {
      if (size === 0 || res.closed) return;
      const end = () => {
        if (!waiting.delete(one)) return;
        clearTimeout(timer);
        add(caller, -size);
      };
      const close = () => {
        end();
        req.socket.destroy();
      };
      const one: Unread = { caller, bytes: size, close };
      const timer = setTimeout(close, timeFor(size)).unref();
      waiting.add(one);
      add(caller, size);
      whenOver(req, res, end);
      enforce(caller);
    },
    /** Bytes that wait now. */
    bytes: () => bytes,
  };
}

export type UnreadResponses = ReturnType<typeof createUnread>;
