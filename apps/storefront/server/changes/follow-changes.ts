import { setTimeout as pause } from 'node:timers/promises';
import { readResponse } from '@vermilion/admission';
import { isRecord } from '../is-record';
import { log as serverLog } from '../log';
import { logError } from '../log-error';
import { readText } from '../read-text';
import type { ChangeLog, Changes } from './change-log';

interface Feed {
  apiBase: string;
  /** The key shared by server and storefront. */
  key: string;
  log: ChangeLog;
  /** Milliseconds between two readings, and the limit for one of them. */
  every?: number;
  patience?: number;
}

const LONGEST_PAUSE = 30_000;
/** With the longest pause this is every ten minutes. */
const LOG_EVERY = 20;
const MAX_BYTES = 256 * 1024;

const isTags = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((tag) => typeof tag === 'string');

/** Throws if the text is not a response of the change feed. */
function parseChanges(text: string): Changes & { position: string } {
  const body: unknown = JSON.parse(text);
  if (!isRecord(body)) throw new TypeError();
  const { position, everything, changed, counted } = body;
  if (typeof position !== 'string' || typeof everything !== 'boolean') throw new TypeError();
  if (!isTags(changed) || !isTags(counted)) throw new TypeError();
  return { position, everything, changed, counted };
}

/** The server has another key. Logged by its name and code. */
class WrongKey extends Error {
  override name = 'WrongKey';
  code = 'MALL_CHANGES_KEY';
}

/**
 * Polls the server's change feed, less often while it does not respond. Does not keep the process alive; the
 * returned function stops it.
 */
export function followChanges({ apiBase, key, log, every = 1000, patience = 2000 }: Feed) {
  const ending = new AbortController();
  let position = '';
  let failures = 0;

  async function read() {
    const requestedAt = log.now();
    const response = await fetch(
      `${apiBase}/internal/changes?since=${encodeURIComponent(position)}`,
      {
        headers: { authorization: `Bearer ${key}` },
        redirect: 'error',
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(patience)]),
      },
    );
    if (response.status === 401) throw new WrongKey();
    const changes = parseChanges(readText(await readResponse(response, MAX_BYTES)));
    position = changes.position;
    log.hear(changes, requestedAt);
  }

  const run = async () => {
    while (!ending.signal.aborted) {
      try {
        await read();
        if (failures > 0) serverLog.info({}, 'The change feed answers again.');
        failures = 0;
      } catch (error) {
        if (ending.signal.aborted) return;
        failures += 1;
        if (failures % LOG_EVERY === 1)
          logError('change feed, without which pages are kept briefly', error);
      }
      const wait = Math.min(every * 2 ** failures, LONGEST_PAUSE);
      await pause(wait, undefined, { ref: false, signal: ending.signal }).catch(() => {});
    }
  };
  void run();
  return () => ending.abort();
}
