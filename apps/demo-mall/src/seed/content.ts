import type { AgreementVersionTable, GuaranteeTable } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import type { WideKind, WideRecipe } from '../images/recipe';
import type { RecipeRegistry } from '../images/recipe-registry';
import { AGREEMENT } from './agreement';
import { type Facts, stated } from './facts';
import { SETTLEMENT_AGREEMENT } from './settlement-agreement';
import { subjects } from './subjects';

/** By the names of `MallSettings`. */
export function settings(registry: RecipeRegistry): Record<string, unknown> {
  const forPlace = (kind: WideKind, earlier: WideKind, look: Omit<WideRecipe, 'kind'>) => {
    // Malls that were filled earlier name it
    registry.add({ kind: earlier, ...look });
    return registry.add({ kind, ...look });
  };
  return {
    logo: registry.add({ kind: 'logo' }),
    logoDark: registry.add({ kind: 'logo', ground: 'dark' }),
    loginPicture: registry.add({
      kind: 'tall',
      subjects: subjects('🛍️', 'tote:🐻 #d6bd94', '🎁', '👟 #ee7660', '🪴'),
      ground: 'blush',
      seed: 1,
    }),
    recommendPicture: forPlace('pillar', 'tall', {
      subjects: subjects('💐', 'candle:🌿 #efe3c8', '🫖 #6c8150', '🧸', 'jar:🍑 #e8a15c'),
      ground: 'sage',
      seed: 2,
    }),
    shopStreetPicture: forPlace('band', 'banner', {
      subjects: subjects('🏪', '🫖 #b8513a', '🧥', '🥐', '🎻'),
      ground: 'sand',
      seed: 3,
    }),
  };
}

/** In force since before anything in the mall. */
export const agreements = (facts: Facts): Insertable<AgreementVersionTable>[] => [
  {
    id: 1,
    kind: 'registration',
    number: 1,
    text: stated(AGREEMENT, facts),
    effective_from: new Date(0),
  },
  {
    id: 2,
    kind: 'settlement',
    number: 1,
    text: stated(SETTLEMENT_AGREEMENT, facts),
    effective_from: new Date(0),
  },
];

export const HOT_WORDS = [
  'stoneware mug',
  'headphones',
  'linen',
  'picture book',
  'olive oil',
  'hiking boot',
  '龙井',
  'candle',
];

/** Guarantees of shops. */
export const GUARANTEES = [
  {
    name: 'Known shops',
    art: '✅',
    content: 'Every shop is known to us by name, address and licence, which you can look at.',
  },
  {
    name: '{returnDays} days to ask for your money back',
    art: '📦',
    content:
      'Ask for a refund within {returnDays} days of receiving it, on the page of your order.',
  },
  {
    name: 'Tracked to your door',
    art: '🚚',
    content: 'The page of your order shows where the parcel is, from the shop to you.',
  },
  {
    name: 'Safe payment',
    art: '🔒',
    content:
      'The shop is paid after you have received the goods. Until then your money is held by the mall.',
  },
];

/** Guarantees of shops; a product lists those that apply. */
export const guarantees = (registry: RecipeRegistry, facts: Facts): Insertable<GuaranteeTable>[] =>
  GUARANTEES.map(({ name, art, content }, index) => ({
    id: index + 1,
    name: stated(name, facts),
    content: stated(content, facts),
    icon: registry.add({ kind: 'mark', subject: { art }, ground: 'snow' }),
    sort: 10 - index,
  }));
