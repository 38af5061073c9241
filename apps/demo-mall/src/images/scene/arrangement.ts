import type { Ground } from '../ground';
import type { Defs } from '../svg';
import type { Thing } from '../thing';

/** Input of a scene. `turn` is −1..1, different for each product. */
export interface Arrangement {
  thing: Thing;
  props: Thing[];
  ground: Ground;
  defs: Defs;
  turn: number;
}

/** The side that a scene is turned to: −1 or 1. */
export const side = (turn: number) => (turn < 0 ? -1 : 1);
