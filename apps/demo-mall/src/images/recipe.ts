import { createHash } from 'node:crypto';

/** Height of each kind of picture for a width of 1. */
export const ASPECT_RATIOS = {
  goods: 1,
  mark: 1,
  banner: 2 / 5,
  strip: 1 / 10,
  tall: 8 / 5,
  tile: 1 / 2,
  logo: 5 / 26,
};

/** How the goods are put before the camera. */
export const GOODS_SCENES = [
  'studio',
  'plinth',
  'pair',
  'set',
  'close',
  'flat',
  'lay',
  'row',
  'arch',
  'window',
  'measure',
  'boxed',
] as const;

export type GoodsScene = (typeof GOODS_SCENES)[number];

/**
 * A thing to show: an emoji as art (`🫖`), or one of our drawn forms with an emoji as its
 * label (`jar:🍓`), and the colour that it takes, if it takes one.
 */
export interface Subject {
  art: string;
  tint?: string;
}

/** Everything that a picture is made from: the same recipe always gives the same picture. */
export type ImageRecipe =
  | {
      kind: 'goods';
      subject: Subject;
      scene: GoodsScene;
      ground: string;
      /** small companions, named like a subject's art */
      props: string[];
      seed: number;
    }
  | {
      kind: 'tile';
      subject: Subject;
      /** on a floor, or seen from above */
      pose: 'stand' | 'lie';
      ground: string;
      props: string[];
      seed: number;
    }
  | { kind: 'logo' }
  | { kind: 'mark'; subject: Subject; ground: string }
  | { kind: 'banner' | 'strip' | 'tall'; subjects: Subject[]; ground: string; seed: number };

/**
 * The name of a picture: 16 hexadecimal digits of the digest of its recipe. Databases keep it, so
 * it does not follow the way of drawing; `DRAWING_VERSION` does that for the files.
 */
export function imageId(recipe: ImageRecipe): string {
  return createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 16);
}

/** The base address of a picture, as it stands on the wire. */
export function imageAddress(recipe: ImageRecipe): string {
  return `/picture/${imageId(recipe)}.webp`;
}
