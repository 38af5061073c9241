import { createHash } from 'node:crypto';

/** Aspect ratio of each kind of image: height for a width of 1. */
export const ASPECT_RATIOS = {
  goods: 1,
  mark: 1,
  banner: 2 / 5,
  strip: 1 / 10,
  tall: 8 / 5,
  tile: 1 / 2,
  logo: 5 / 26,
};

/** Arrangement of the goods. */
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

/** The subject: an emoji (`🫖`), or one of `FORMS` with an emoji as label (`jar:🍓`), and a replacement colour. */
export interface Subject {
  art: string;
  tint?: string;
}

/**
 * All parameters of an image. Ids are digests of recipes and stored in databases: never change keys
 * and values.
 */
export type ImageRecipe =
  | {
      kind: 'goods';
      subject: Subject;
      scene: GoodsScene;
      ground: string;
      /** small props, named like a subject */
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
 * 16 hexadecimal digits of the recipe's digest. Databases store it, so it must not change with the
 * drawing code; `DRAWING_VERSION` invalidates the files.
 */
export function imageId(recipe: ImageRecipe): string {
  return createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 16);
}

/** The base URL of an image in the API. */
export function imageAddress(recipe: ImageRecipe): string {
  return `/picture/${imageId(recipe)}.webp`;
}
