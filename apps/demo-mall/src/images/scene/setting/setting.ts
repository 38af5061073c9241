import type { Ground } from '../../ground';
import type { Placement, Stage } from '../../stage';

/** A place where goods are used: what is around them, and where they and what belongs to them are. */
export interface Setting {
  back(stage: Stage, ground: Ground): void;
  pose: Placement['pose'];
  /** the centre of the lower edge, or the centre where the pose is not to stand */
  main: { x: number; base: number };
  /** the length of its longer side; a low object may be enlarged up to this width */
  size: number;
  /** what belongs to it: behind at the right, behind at the left */
  beside: { x: number; base: number }[];
  /** before everything: light of a lamp */
  front?(stage: Stage): void;
}

export const WOOD = { light: '#dcc09a', mid: '#c9a679', dark: '#a9825a', line: '#8d6a46' };
