/** Pictures that one review may have. */
const MAX_PICTURES = 5;

export interface Scores {
  star: number;
  quality: number;
  service: number;
}

/**
 * The scores that are kept. A client that knows of one rating only sends `star`, which then stands for
 * both; of two scores `star` is the mean, rounded up from the half.
 */
export function scoresOf(
  star: number,
  { product, service }: { product?: number | undefined; service?: number | undefined },
): Scores {
  const mean =
    product === undefined || service === undefined ? star : Math.round((product + service) / 2);
  return { star: mean, quality: product ?? star, service: service ?? star };
}

const DAY_MS = 86_400_000;

/** The oldest review that may still be added to. */
export const followedUpSince = (now: Date, { followUpDays }: { followUpDays: number }): Date =>
  new Date(now.getTime() - followUpDays * DAY_MS);

/** Characters that cannot be seen or turn what follows, but not line breaks nor what joins letters and emoji. */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** The text as it is kept, without characters that cannot be seen; empty when nothing is left. */
export function commentOf(text: string): string {
  const visible = text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').trim();
  return /[^\s\u200c\u200d]/u.test(visible) ? visible : '';
}

/** The addresses in the wire's `pics`, `""` or the JSON text of a list. Undefined for anything else, or too many. */
export function picturesOf(pics = ''): string[] | undefined {
  if (!pics) return [];
  const list = parsed(pics);
  if (!Array.isArray(list) || list.length > MAX_PICTURES) return undefined;
  return list.every((address) => typeof address === 'string') ? list : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
