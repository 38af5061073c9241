/** A small seeded generator (mulberry32): deterministic on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** an integer, inclusive */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
}

/** Different names give independent sequences, so that changes in one part do not affect others. */
export function random(name: string): Random {
  let state = [...name].reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16777619),
    2166136261,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const chosen = list[int(0, list.length - 1)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
    shuffle: (list) => {
      const order = [...list];
      for (let i = order.length - 1; i > 0; i--) {
        const j = int(0, i);
        const [a, b] = [order[i], order[j]];
        if (a !== undefined && b !== undefined) [order[i], order[j]] = [b, a];
      }
      return order;
    },
  };
}
