import { setMaxListeners } from 'node:events';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

export interface PulseOptions {
  /** Asks for a sign of life. Whether it is refused does not matter: that is an answer. */
  ask(signal: AbortSignal): Promise<unknown>;
  /** Milliseconds between two questions, and for an answer. */
  every?: number;
  patience?: number;
  /** How many questions in a row have to stay without an answer. */
  misses?: number;
  /** Called when it has stopped answering. */
  onAway?(): void;
}

/** Knows whether another part answers at all. */
export interface Pulse {
  /** Aborted while the other part does not answer; another one once it does again. */
  signal(): AbortSignal;
  stop(): void;
}

/** Any number may wait for the same part. */
function newLife(): AbortController {
  const life = new AbortController();
  setMaxListeners(0, life.signal);
  return life;
}

/** What is said to whoever waits for a part that does not answer. */
class NoAnswer extends Error {
  override readonly name = 'TimeoutError';
  override readonly message = 'No sign of life.';
}

/**
 * Asks another part again and again whether it is alive, so that nobody has to wait for one that is frozen as long as for
 * one that works: whoever uses the signal is aborted within two or three seconds, others are turned away at once.
 */
export function createPulse({
  ask,
  every = 500,
  patience = 1000,
  misses = 1,
  onAway = () => {},
}: PulseOptions): Pulse {
  const ending = new AbortController();
  let life = newLife();
  let missed = 0;

  const isAnswered = async () => {
    const question = new AbortController();
    const answer = ask(question.signal).then(
      () => true,
      () => true,
    );
    const silence = pause(patience, false, { ref: false, signal: ending.signal })
      // An answer may have come while this process was busy
      .then(() => turn(false))
      .catch(() => true);
    return Promise.race([answer, silence]).finally(() => question.abort());
  };
  const run = async () => {
    while (!ending.signal.aborted) {
      missed = (await isAnswered()) ? 0 : missed + 1;
      if (missed === 0 && life.signal.aborted) life = newLife();
      if (missed >= misses && !life.signal.aborted) {
        life.abort(new NoAnswer());
        onAway();
      }
      // After a miss the next question comes at once
      if (missed === 0 || life.signal.aborted)
        await pause(every, undefined, { ref: false, signal: ending.signal }).catch(() => {});
    }
  };
  void run();
  return { signal: () => life.signal, stop: () => ending.abort() };
}
