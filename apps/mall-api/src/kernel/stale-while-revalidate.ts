export interface RevalidationOptions {
  /** What takes no longer is made anew for everybody. */
  quickMs: number;
  /** How old a result is before it is made anew beside. */
  freshMs: number;
  /** Told of a result that could not be made anew; the last one stays. */
  onError: (error: unknown) => void;
  clock?: () => number;
}

/**
 * The result of a read that takes long once there is much to read: quick ones are always those of now; of slow ones the
 * last result is given at once, and made anew beside when it is old. Only the first slow one is waited for.
 */
export function createStaleWhileRevalidate<Result>({
  quickMs,
  freshMs,
  onError,
  clock = () => performance.now(),
}: RevalidationOptions) {
  let kept: { result: Result; tookMs: number; at: number } | undefined;
  let isMaking = false;

  async function makeAnew(make: () => Promise<Result>): Promise<Result> {
    const start = clock();
    const result = await make();
    kept = { result, tookMs: clock() - start, at: clock() };
    return result;
  }
  async function makeBeside(make: () => Promise<Result>): Promise<void> {
    if (isMaking) return;
    isMaking = true;
    await makeAnew(make).catch(onError);
    isMaking = false;
  }

  return {
    get(make: () => Promise<Result>): Promise<Result> | Result {
      if (!kept || kept.tookMs <= quickMs) return makeAnew(make);
      if (clock() - kept.at > freshMs) void makeBeside(make);
      return kept.result;
    },
    /** The result is known to be old. */
    outdate() {
      if (kept) kept.at = -Infinity;
    },
  };
}

export type StaleWhileRevalidate<Result> = ReturnType<typeof createStaleWhileRevalidate<Result>>;
