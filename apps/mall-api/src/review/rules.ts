/** Maximum number of images of a review. */
const MAX_PICTURES = 5;

export interface Scores {
  star: number;
  quality: number;
  service: number;
}

/**
 * The stored scores. A client with a single rating only sends `star`, which is used for both; for two scores
 * `star` is their mean, halves rounded up.
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

/** The date of the oldest review that can still be added to. */
export const followedUpSince = (now: Date, { followUpDays }: { followUpDays: number }): Date =>
  new Date(now.getTime() - followUpDays * DAY_MS);

/** The URLs in the wire's `pics`, `""` or a JSON array. Undefined for anything else, or for too many. */
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
