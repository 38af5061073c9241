import type { Ground } from '../ground';
import type { Stage } from '../stage';
import type { Thing } from '../thing';

/** Input of a scene. `turn` is −1..1, different for each product. */
export interface Arrangement {
  stage: Stage;
  thing: Thing;
  ground: Ground;
  turn: number;
}

/** The side that a scene is turned to: −1 or 1. */
export const side = (turn: number) => (turn < 0 ? -1 : 1);
