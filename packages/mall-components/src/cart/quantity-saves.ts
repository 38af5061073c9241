import { shopperMessage } from '../error/shopper-error';
import type { ActionResult } from '../internal/use-pending';
import type { Id } from '../settings';

/** A quantity set by the shopper, and the state of its save. */
export interface QuantityEdit {
  quantity: number;
  state: 'waiting' | 'saving' | 'saved' | 'failed';
  /** Why it could not be saved, as a message for the shopper. */
  problem?: string;
}

interface Entry extends QuantityEdit {
  timer?: ReturnType<typeof setTimeout>;
  /** The request in flight for this row. */
  running?: Promise<void>;
}

const SAVE_DELAY_MS = 500;

type Save = (rowId: Id, quantity: number) => ActionResult;

/**
 * Saves quantities, debounced by half a second. There is one request per row at a time and the last value
 * wins; a value that could not be saved is kept until it is saved or changed.
 */
export class QuantitySaves {
  private saveQuantity: Save = () => {};
  private readonly entries = new Map<Id, Entry>();
  private snapshot: ReadonlyMap<Id, QuantityEdit> = new Map();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Sets the function that saves a quantity. */
  setSave(save: Save) {
    this.saveQuantity = save;
  }

  /** The edits by row id; the same object as long as nothing has changed. */
  readonly getSnapshot = () => this.snapshot;

  set(rowId: Id, quantity: number) {
    const entry = this.entries.get(rowId);
    clearTimeout(entry?.timer);
    const timer = setTimeout(() => void this.save(rowId), SAVE_DELAY_MS);
    this.entries.set(rowId, { quantity, state: 'waiting', timer, running: entry?.running });
    this.notify();
  }

  /** Saves waiting and failed quantities at once; resolves to whether all are saved. */
  readonly flush = async (): Promise<boolean> => {
    do await Promise.all([...this.entries.keys()].map((rowId) => this.save(rowId)));
    while (this.isPending());
    return ![...this.entries.values()].some(({ state }) => state === 'failed');
  };

  /** Whether a quantity is waiting or being saved. */
  isPending(): boolean {
    return [...this.entries.values()].some(
      ({ state }) => state === 'waiting' || state === 'saving',
    );
  }

  /** Drops saved edits, and those of rows that are no longer in the cart. */
  prune(rowIds: ReadonlySet<Id>) {
    const dropped = [...this.entries].filter(
      ([rowId, { state }]) => state === 'saved' || !rowIds.has(rowId),
    );
    for (const [rowId, { timer }] of dropped) {
      clearTimeout(timer);
      this.entries.delete(rowId);
    }
    if (dropped.length > 0) this.notify();
  }

  async save(rowId: Id): Promise<void> {
    const entry = this.entries.get(rowId);
    if (!entry) return;
    clearTimeout(entry.timer);
    entry.timer = undefined;
    await entry.running;
    const { quantity, state } = entry;
    // Replaced by a newer edit while it waited for the running request
    if (this.entries.get(rowId) !== entry || state === 'saved') return;
    if (state === 'saving') return entry.running;
    this.update(entry, 'saving');
    entry.running = Promise.resolve()
      .then(() => this.saveQuantity(rowId, quantity))
      .then(
        () => this.update(entry, 'saved'),
        (error: unknown) => this.update(entry, 'failed', shopperMessage(error)),
      );
    await entry.running;
  }

  private update(entry: Entry, state: QuantityEdit['state'], problem?: string) {
    Object.assign(entry, { state, problem });
    this.notify();
  }

  private notify() {
    this.snapshot = new Map([...this.entries].map(([rowId, entry]) => [rowId, { ...entry }]));
    this.listeners.forEach((listener) => listener());
  }
}
