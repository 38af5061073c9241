import { createHash } from 'node:crypto';
import type { SettingName } from './setting-name';

/** Aspect ratio of each kind of image: height for a width of 1. */
export const ASPECT_RATIOS = {
  goods: 1,
  use: 1,
  sizes: 1,
  range: 1,
  mark: 1,
  banner: 2 / 5,
  strip: 1 / 10,
  tall: 8 / 5,
  pillar: 16 / 5,
  band: 7 / 32,
  facade: 1 / 4,
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

/** What a size measures: a length in a direction, two, or an amount. */
export type Axis = 'height' | 'width' | 'longer' | 'both' | 'amount';

/** Pictures of several goods, each kind for places of its aspect. */
export type WideKind = 'banner' | 'strip' | 'tall' | 'pillar' | 'band' | 'facade';

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
  /** the goods where they are used, with what belongs to them as `🍋@0.3`: its size relative to the goods */
  | {
      kind: 'use';
      subject: Subject;
      setting: SettingName;
      beside: string[];
      ground: string;
      /** other colours of the goods, for places that show several */
      tints: string[];
    }
  /** the goods in their sizes, each as the shop writes it: `38 cm` */
  | { kind: 'sizes'; subject: Subject; axis: Axis; sizes: string[]; ground: string }
  /** the goods in their colours */
  | { kind: 'range'; art: string; tints: string[]; ground: string }
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
  | WideRecipe;

/** A picture of several goods, the leading one first. */
export interface WideRecipe {
  kind: WideKind;
  subjects: Subject[];
  ground: string;
  seed: number;
}

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
