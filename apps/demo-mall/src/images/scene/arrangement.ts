import type { Ground } from '../ground';
import type { Defs } from '../svg';
import type { Thing } from '../thing';

/** What a scene arranges. `turn` is −1..1, different for each product. */
export interface Arrangement {
  thing: Thing;
  props: Thing[];
  ground: Ground;
  defs: Defs;
  turn: number;
}

/** To which side a scene turns: −1 or 1. */
export const side = (turn: number) => (turn < 0 ? -1 : 1);
