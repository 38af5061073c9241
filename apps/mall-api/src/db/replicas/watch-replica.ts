import { createTimeline } from './timeline';

/** A replica as it is asked. Positions are in bytes of the write-ahead log. */
export interface WatchedReplica {
  /** The position that the primary has written. */
  primary(): Promise<number>;
  /** The position that the replica has replayed. */
  replica(): Promise<number>;
  /** Called when the replica does not answer, for those who wait for it. */
  onSilence(): void;
  /** The milliseconds of this process, which nobody sets. */
  now?(): number;
  /** Milliseconds between two questions. */
  every?: number;
}

export interface ReplicaWatch {
  /** Everything that was committed before this time is there. `-Infinity` while that is unknown. */
  freshAsOf(): number;
  /** Asks at once instead of in half a second. */
  ask(): void;
  stop(): void;
}

const EVERY_MS = 500;

/**
 * Asks a replica again and again how far it is. It is as fresh as the last moment at which the primary had written no more
 * than the replica has replayed. One that claims to be ahead of its primary is not its replica any more.
 */
export function watchReplica({
  primary,
  replica,
  onSilence,
  now = () => performance.now(),
  every = EVERY_MS,
}: WatchedReplica): ReplicaWatch {
  const timeline = createTimeline();
  let asOf = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  let isDue = false;
  let wake = () => {};

  const note = async () => {
    const at = now();
    const position = await primary();
    timeline.note(at, position);
    return position;
  };
  const replayed = () =>
    replica().catch((error: unknown) => {
      onSilence();
      throw error;
    });
  const compare = async () => {
    await note();
    const position = await replayed();
    asOf = position <= (await note()) ? timeline.timeOf(position) : Number.NEGATIVE_INFINITY;
  };
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, every);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!isStopped) {
      isDue = false;
      await compare().catch(() => (asOf = Number.NEGATIVE_INFINITY));
      if (!isDue) await rest();
    }
  };
  void run();
  return {
    freshAsOf: () => asOf,
    ask() {
      isDue = true;
      wake();
    },
    stop() {
      isStopped = true;
      wake();
    },
  };
}
