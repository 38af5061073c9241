import { imageUrl, imageUrlOrNull } from '../http/image-url';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import type { countReviews, findReviews } from './review-store';

type Counts = Awaited<ReturnType<typeof countReviews>>;
type Row = Awaited<ReturnType<typeof findReviews>>['rows'][number];

export const toReviewSummary = ({ total, good, general, bad, floor, mean, pictured }: Counts) => ({
  sumCount: total,
  goodCount: good,
  inCount: general,
  poorCount: bad,
  replyChance: (total ? good / total : 0).toFixed(2),
  replyStar: floor,
  stars: mean,
  pictureCount: pictured ?? 0,
});

export const toReview = ({ settings, policy }: Pick<Deps, 'settings' | 'policy'>, row: Row) => ({
  id: row.id,
  // Everybody reads reviews: they do not tell whose they are
  uid: 0,
  star: row.star,
  comment: row.comment,
  language: row.language,
  pics: row.pictures.map((picture) => imageUrl(settings, picture)),
  merchantReplyContent: row.reply,
  followUp: row.follow_up,
  followUpTime: wireTimeOrNull(policy, row.followed_up_at),
  nickname: maskedName(row.nickname),
  avatar: imageUrlOrNull(settings, row.avatar),
  createTime: wireTime(policy, row.created_at),
  sku: row.sku,
});

/** First and last character of a name, with asterisks between them: `A**n`. */
function maskedName(name: string): string {
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const last = characters.length > 2 ? characters.at(-1) : '';
  return `${characters[0] ?? ''}**${last}`;
}
