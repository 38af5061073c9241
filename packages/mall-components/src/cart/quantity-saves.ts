import type { ActionResult } from '../internal/use-pending';

/** A quantity that the shopper has set and the cart may not hold yet. */
export interface QuantityEdit {
  quantity: number;
  state: 'waiting' | 'saving' | 'saved' | 'failed';
  /** Why it could not be saved, in words for the shopper. */
  problem?: string;
}

interface Entry extends QuantityEdit {
  timer?: ReturnType<typeof setTimeout>;
  /** Ends when what was sent for this row is answered. */
  running?: Promise<void>;
}

const SAVE_DELAY_MS = 500;

type Commit = (rowId: number, quantity: number) => ActionResult;

/**
 * Saves quantities when the pressing has stopped for half a second. Of one row there is one request under
 * way at a time, and the last wish wins; one that failed stays wished until it is saved or changed.
 */
export class QuantitySaves {
  private commit: Commit = () => {};
  private readonly entries = new Map<number, Entry>();
  private shown: ReadonlyMap<number, QuantityEdit> = new Map();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Says how a quantity is saved. */
  setSave(commit: Commit) {
    this.commit = commit;
  }

  /** What was set, by row; the same object as long as nothing has changed. */
  readonly read = () => this.shown;

  set(rowId: number, quantity: number) {
    const entry = this.entries.get(rowId);
    clearTimeout(entry?.timer);
    const timer = setTimeout(() => void this.save(rowId), SAVE_DELAY_MS);
    this.entries.set(rowId, { quantity, state: 'waiting', timer, running: entry?.running });
    this.tell();
  }

  /** Sends at once what waits or has failed; resolves to whether everything is saved. */
  readonly settle = async (): Promise<boolean> => {
    do await Promise.all([...this.entries.keys()].map((rowId) => this.save(rowId)));
    while (this.isPending());
    return ![...this.entries.values()].some(({ state }) => state === 'failed');
  };

  /** Is something not saved yet, and not known to have failed? */
  isPending(): boolean {
    return [...this.entries.values()].some(
      ({ state }) => state === 'waiting' || state === 'saving',
    );
  }

  /** Forgets what the cart holds by now, and rows that it no longer has. */
  prune(rowIds: ReadonlySet<number>) {
    const over = [...this.entries].filter(
      ([rowId, { state }]) => state === 'saved' || !rowIds.has(rowId),
    );
    for (const [rowId, { timer }] of over) {
      clearTimeout(timer);
      this.entries.delete(rowId);
    }
    if (over.length > 0) this.tell();
  }

  async save(rowId: number): Promise<void> {
    const entry = this.entries.get(rowId);
    if (!entry) return;
    clearTimeout(entry.timer);
    entry.timer = undefined;
    await entry.running;
    const { quantity, state } = entry;
    // replaced by a newer wish while it waited its turn
    if (this.entries.get(rowId) !== entry || state === 'saved') return;
    if (state === 'saving') return entry.running;
    this.mark(entry, 'saving');
    entry.running = Promise.resolve()
      .then(() => this.commit(rowId, quantity))
      .then(
        () => this.mark(entry, 'saved'),
        (error: unknown) =>
          this.mark(entry, 'failed', error instanceof Error ? error.message : undefined),
      );
    await entry.running;
  }

  private mark(entry: Entry, state: QuantityEdit['state'], problem?: string) {
    Object.assign(entry, { state, problem });
    this.tell();
  }

  private tell() {
    this.shown = new Map([...this.entries].map(([rowId, entry]) => [rowId, { ...entry }]));
    this.listeners.forEach((listener) => listener());
  }
}
