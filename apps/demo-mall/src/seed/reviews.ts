import type { ReviewTable } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import type { RecipeRegistry } from '../images/recipe-registry';
import type { DemoProduct } from './catalogue';
import { type Random, random } from './random';
import type { Language } from './shops';
import { WORDS } from './words';
import { GROUP_PRAISE } from './words/en-groups';
import { TRADE_PRAISE } from './words/en-trades';

export const REVIEWS = 3000;

const AVATARS = [...'🐼🦊🐨🦉🐯🐰🦁🐸🐧🐙🦋🐢🐝🦔🐻🐱🐶🦄🌻🌵'];
const AVATAR_GROUNDS = ['sky', 'mint', 'blush', 'butter', 'lilac'];
const HOUR = 3_600_000;

/** Popular products have more reviews. */
export function buildReviews(
  products: DemoProduct[],
  now: Date,
  registry: RecipeRegistry,
): Insertable<ReviewTable>[] {
  const dice = random('reviews');
  const care = random('service');
  const avatars = AVATARS.map((art, index) =>
    registry.add({
      kind: 'mark',
      subject: { art },
      ground: AVATAR_GROUNDS[index % AVATAR_GROUNDS.length] ?? 'sky',
    }),
  );
  return shares(products, dice).flatMap(({ product, count }) =>
    Array.from({ length: count }, () => review(product, { dice, care }, avatars, now)),
  );
}

/** Two reviews for each product, the others in proportion to the square root of its sales. */
function shares(products: DemoProduct[], dice: Random) {
  const weights = products.map((product) => Math.sqrt(product.sales) + dice.next());
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const rest = REVIEWS - 2 * products.length;
  let [given, passed] = [0, 0];
  return products.map((product, index) => {
    passed += weights[index] ?? 0;
    const upTo = Math.round((passed / whole) * rest);
    const count = 2 + upTo - given;
    given = upTo;
    return { product, count };
  });
}

function review(
  product: DemoProduct,
  { dice, care }: { dice: Random; care: Random },
  avatars: string[],
  now: Date,
): Insertable<ReviewTable> {
  const own = product.shop.language;
  const language: Language =
    own === 'en'
      ? dice.chance(0.08)
        ? dice.pick(['es', 'fr', 'zh'])
        : 'en'
      : dice.chance(0.75)
        ? own
        : 'en';
  const star = dice.pick([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2, 1]);
  const words = WORDS[language];
  const answers = dice.chance(star < 3 ? 0.8 : 0.12);
  return {
    product_id: product.row.id,
    user_id: null,
    nickname: dice.pick(words.names),
    avatar: dice.chance(0.7) ? dice.pick(avatars) : null,
    sku: dice.pick(product.skus).name,
    star,
    ...scores(
      star,
      Math.max(star + dice.pick([-1, 0, 0, 0, 1]), care.chance(product.shop.care) ? 5 : 1),
    ),
    comment: comment(product, star, language, dice),
    pictures: JSON.stringify(
      star > 2 && dice.chance(0.16)
        ? dice.shuffle(product.images.scenes).slice(0, dice.int(1, 3))
        : [],
    ),
    reply: answers ? dice.pick(star < 4 ? words.sorry : words.thanks) : null,
    created_at: new Date(
      now.getTime() - Math.floor(dice.next() ** 1.6 * 400 * 24 + 3) * HOUR - dice.int(0, 3_599_000),
    ),
  };
}

/** The scores nearest to the wanted one for service, of which `star` is the rounded mean. */
export function scores(star: number, wanted: number) {
  const service = Math.max(1, 2 * star - 6, Math.min(5, 2 * star - 1, wanted));
  return { service, quality: Math.min(5, 2 * star - service) };
}

function comment(
  { trade, group }: DemoProduct,
  star: number,
  language: Language,
  dice: Random,
): string {
  const { reviews } = WORDS[language];
  const pool =
    star === 5 ? reviews.great : star === 4 ? reviews.good : star > 1 ? reviews.fair : reviews.poor;
  const special =
    language === 'en' && star > 3 ? (GROUP_PRAISE[group.name] ?? TRADE_PRAISE[trade] ?? []) : [];
  const sentences = [dice.pick(pool)];
  if (special.length && dice.chance(0.65)) sentences.push(dice.pick(special));
  if (star === 5 && dice.chance(0.25)) sentences.push(dice.pick(reviews.great));
  if (dice.chance(0.35)) sentences.push(dice.pick(reviews.parcel));
  const ordered = special.length && dice.chance(0.3) ? sentences.reverse() : sentences;
  return [...new Set(ordered)].join(language === 'zh' ? '' : ' ');
}
