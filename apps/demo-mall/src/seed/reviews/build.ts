import type { ReviewTable } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import type { RecipeRegistry } from '../../images/recipe-registry';
import type { DemoProduct } from '../catalogue';
import { type Random, random } from '../random';
import { LANGUAGES, type Locale } from '../translations/languages';
import type { Composer } from './composer';
import type { Mood } from './material';
import { VOICES } from './voices';

const AVATARS = [...'🐼🦊🐨🦉🐯🐰🦁🐸🐧🐙🦋🐢🐝🦔🐻🐱🐶🦄🌻🌵'];
const AVATAR_GROUNDS = ['sky', 'mint', 'blush', 'butter', 'lilac'];
const HOUR = 3_600_000;
/** The first review is written when the goods have been delivered. */
const DAYS_TO_FIRST = 4;

/** How many of ten readers write in each language. */
const READERS: readonly Locale[] = [
  'en',
  'en',
  'en',
  'zh-CN',
  'zh-CN',
  'es',
  'fr',
  'fr',
  'th',
  'lo',
];

/** As many reviews as the goods have been planned with. */
export function buildReviews(
  products: DemoProduct[],
  composer: Composer,
  now: Date,
  registry: RecipeRegistry,
): Insertable<ReviewTable>[] {
  const dice = random('reviews');
  const avatars = AVATARS.map((art, index) =>
    registry.add({
      kind: 'mark',
      subject: { art },
      ground: AVATAR_GROUNDS[index % AVATAR_GROUNDS.length] ?? 'sky',
    }),
  );
  return products.flatMap((product) => {
    const liking = dice.next();
    return Array.from({ length: product.reviewCount }, (_, at) => {
      const sku = dice.pick(product.skus).name;
      const wanted = starOf(liking, dice);
      const languages = languagesOf(product, at, dice);
      // Of a kind of goods little can be blamed: what has been said often enough is not said again
      const said = [wanted, 5].flatMap((star) =>
        languages.flatMap((language) => {
          const occasion = { product, options: sku.split(','), language };
          return () => ({
            star,
            sku,
            language,
            comment: composer.compose(moodsOf(star, dice), occasion),
          });
        }),
      );
      for (const say of said) {
        const { comment, ...one } = say();
        if (comment !== undefined)
          return review(product, { ...one, comment }, { dice, avatars, now });
      }
      throw new Error(`Everything has been said of ${product.base.name}`);
    });
  });
}

/** The languages to try for a review: the shop's own for the first one, and any reader's for others. */
function languagesOf(product: DemoProduct, at: number, dice: Random): Locale[] {
  const first = at === 0 ? product.description.own : dice.pick(READERS);
  return [...new Set([first, ...dice.shuffle(LANGUAGES)])];
}

/** Goods are liked more or less: of the best hardly anybody complains, of the worst every fourth. */
function starOf(liking: number, dice: Random): number {
  const roll = dice.next();
  const unhappy = 0.02 + 0.2 * liking ** 2;
  if (roll < unhappy) return roll < unhappy * 0.45 ? dice.pick([1, 2]) : 3;
  return roll < unhappy + 0.16 + 0.18 * liking ? 4 : 5;
}

/** What is said with so many stars. */
export function moodsOf(star: number, dice: Random): Mood[] {
  if (star === 5)
    return ['praise', ...(['praise', 'praise'] as const).slice(0, dice.pick([0, 1, 1, 2]))];
  if (star === 4) return dice.chance(0.7) ? ['praise', 'wish'] : ['praise'];
  if (star === 3) return dice.chance(0.6) ? ['fault', 'praise'] : ['fault'];
  return star === 2 || dice.chance(0.6) ? ['defect'] : ['defect', 'defect'];
}

interface Said {
  star: number;
  sku: string;
  language: Locale;
  comment: string;
}

function review(
  { row, shop, images }: DemoProduct,
  { star, sku, language, comment }: Said,
  { dice, avatars, now }: { dice: Random; avatars: string[]; now: Date },
): Insertable<ReviewTable> {
  const voice = VOICES[language];
  const answers = dice.chance(star < 3 ? 0.8 : 0.12);
  const first = new Date(row.created_at ?? now).getTime() + DAYS_TO_FIRST * 24 * HOUR;
  const age = Math.floor(
    dice.next() ** 1.6 * Math.min(now.getTime() - 3 * HOUR - first, 400 * 24 * HOUR),
  );
  return {
    product_id: row.id,
    user_id: null,
    nickname: dice.pick(voice.names),
    avatar: dice.chance(0.7) ? dice.pick(avatars) : null,
    sku,
    star,
    ...scores(star, Math.max(star + dice.pick([-1, 0, 0, 0, 1]), dice.chance(shop.care) ? 5 : 1)),
    language,
    comment,
    pictures: JSON.stringify(
      star > 2 && dice.chance(0.16) ? dice.shuffle(images.scenes).slice(0, dice.int(1, 3)) : [],
    ),
    reply: answers ? dice.pick(star < 4 ? voice.sorry : voice.thanks) : null,
    created_at: new Date(now.getTime() - 3 * HOUR - Math.max(0, age)),
  };
}

/** The scores nearest to the wanted one for service, of which `star` is the rounded mean. */
export function scores(star: number, wanted: number) {
  const service = Math.max(1, 2 * star - 6, Math.min(5, 2 * star - 1, wanted));
  return { service, quality: Math.min(5, 2 * star - service) };
}
