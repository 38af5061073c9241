import { createHash } from 'node:crypto';

/** Height of each kind of image for a width of 1. */
export const ASPECT_RATIOS = {
  goods: 1,
  mark: 1,
  banner: 2 / 5,
  strip: 1 / 10,
  tall: 8 / 5,
  tile: 1 / 2,
  logo: 5 / 26,
};

/** How the goods are arranged. */
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
 * What an image shows: an emoji (`🫖`), or one of `FORMS` with an emoji as its label (`jar:🍓`),
 * and the colour that replaces its own.
 */
export interface Subject {
  art: string;
  tint?: string;
}

/** All that an image is made from. Ids are digests of recipes and stored in databases: keep keys and values. */
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
  | { kind: 'logo'; ground?: 'dark' }
  | { kind: 'mark'; subject: Subject; ground: string }
  | { kind: 'banner' | 'strip' | 'tall'; subjects: Subject[]; ground: string; seed: number };

/**
 * 16 hexadecimal digits of the digest of the recipe. Databases keep it, so it does not change with the
 * drawing code; `DRAWING_VERSION` does that for the files.
 */
export function imageId(recipe: ImageRecipe): string {
  return createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 16);
}

/** The base address of an image on the wire. */
export function imageAddress(recipe: ImageRecipe): string {
  return `/picture/${imageId(recipe)}.webp`;
}
