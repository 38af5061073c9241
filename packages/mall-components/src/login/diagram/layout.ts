import { loginTable, type LoginTransition } from '../login-table';
import { type LoginMode, loginModes } from '../types';

export interface Point {
  x: number;
  y: number;
}

export const NODE = { width: 170, height: 56 };
export const SIZE = { width: 1120, height: 550 };

/**
 * Centre of each mode's node: sign-in in the middle row, passwords above, registration and visitors below.
 */
export const places: Record<LoginMode, Point> = {
  forgotPassword: { x: 180, y: 60 },
  resetPassword: { x: 560, y: 60 },
  emailSignIn: { x: 180, y: 270 },
  phoneSignIn: { x: 560, y: 270 },
  codeSignIn: { x: 940, y: 270 },
  registerEmail: { x: 180, y: 490 },
  registerPhone: { x: 560, y: 490 },
  visitor: { x: 940, y: 490 },
};

export interface Edge extends LoginTransition {
  from: LoginMode;
  event: string;
}

/** Every transition of the table, in its order. */
export const edges: readonly Edge[] = loginModes.flatMap((from) =>
  Object.entries(loginTable[from].on).map(([event, transition]) => ({
    from,
    event,
    ...transition,
  })),
);

/** Where a line from the centre of a node towards a point crosses the node's border. */
function border(middle: Point, towards: Point): Point {
  const dx = towards.x - middle.x;
  const dy = towards.y - middle.y;
  const scale = Math.min(
    dx === 0 ? Infinity : NODE.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : NODE.height / 2 / Math.abs(dy),
  );
  return { x: middle.x + dx * scale, y: middle.y + dy * scale };
}

/** Offset of a line, so that opposite transitions run side by side. */
const APART = 10;
/**
 * Position of the label along the line: closer to the start, so that labels of crossing lines do not collide.
 */
const LABEL_AT = 0.27;

/** Start, end and label position of a transition. */
export function lineOf({ from, to }: Edge): { start: Point; end: Point; label: Point } {
  const [a, b] = [places[from], places[to]];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const aside = { x: (-(b.y - a.y) / length) * APART, y: ((b.x - a.x) / length) * APART };
  const shift = ({ x, y }: Point): Point => ({ x: x + aside.x, y: y + aside.y });
  const start = shift(border(a, b));
  const end = shift(border(b, a));
  return {
    start,
    end,
    label: {
      x: start.x + (end.x - start.x) * LABEL_AT,
      y: start.y + (end.y - start.y) * LABEL_AT,
    },
  };
}
