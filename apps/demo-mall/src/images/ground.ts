import { mix } from './colour';

/** The colours of a backdrop: wall, floor, and shapes. */
export interface Ground {
  wall: string;
  floor: string;
  shape: string;
}

const ground = (wall: string, floor: string, shape: string): Ground => ({ wall, floor, shape });

/** Muted, so that the goods stand out. */
export const GROUNDS: Record<string, Ground> = {
  snow: ground('#f7f7f5', '#ebebe8', '#dcdbd7'),
  linen: ground('#f4efe7', '#e7dfd2', '#d8cbb7'),
  sand: ground('#f6ecdb', '#ead9bd', '#dbc29a'),
  stone: ground('#eeedeb', '#dfddd9', '#c8c5bf'),
  sage: ground('#ebf0e6', '#d8e1cf', '#bccbae'),
  mint: ground('#e4f3ec', '#cde7da', '#a5d2bc'),
  mist: ground('#e9eff3', '#d6e0e7', '#b8c9d5'),
  sky: ground('#e6f1f9', '#d0e3f1', '#abcbe4'),
  lilac: ground('#f0ecf8', '#dfd7ef', '#c3b5df'),
  blush: ground('#f9ebe7', '#f0d8d2', '#e4bcb4'),
  coral: ground('#fce6df', '#f6cdc1', '#eea493'),
  clay: ground('#f4e3d7', '#e6cab6', '#d2a88c'),
  butter: ground('#fcf4da', '#f5e6b8', '#e8cf88'),
};

/** Throws on an unknown name, an error in the data. */
export function groundOf(name: string): Ground {
  const found = GROUNDS[name];
  if (!found) throw new Error(`No ground ${name}`);
  return found;
}

/** The ground of goods: nearer to a neutral tone, so that a list of many trades looks like one. */
export function quiet(name: string): Ground {
  const { wall, floor, shape } = groundOf(name);
  const calm = (colour: string, neutral: string) => mix(colour, neutral, 0.4);
  return {
    wall: calm(wall, '#f5f4f1'),
    floor: calm(floor, '#e8e5e0'),
    shape: calm(shape, '#d2cec7'),
  };
}
