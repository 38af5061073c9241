/** The longest note to the shops: fewer than 150 characters. */
const NOTE_MAX = 149;

/** The most that one order may cost, in minor units: thirteen digits before the point on the wire. */
export const ORDER_MAX_MINOR = 999_999_999_999_999;

/** What decides whether goods can be ordered. */
export interface Availability {
  productName: string;
  skuName: string;
  isSellable: boolean;
  stock: number;
}

const nameOf = ({ productName, skuName }: Availability) =>
  skuName ? `“${productName}” (${skuName})` : `“${productName}”`;

/** Why this much of the goods cannot be ordered, as a sentence for the shopper; null when it can. */
export function orderObstacle(goods: Availability, quantity: number): string | null {
  if (!goods.isSellable) return `${nameOf(goods)} is no longer on sale.`;
  if (goods.stock <= 0) return `${nameOf(goods)} is sold out.`;
  if (goods.stock < quantity) {
    return `Only ${goods.stock} of ${nameOf(goods)} ${goods.stock === 1 ? 'is' : 'are'} left.`;
  }
  return null;
}

/** Why a note is refused; null when it is not. */
export function noteObstacle(note: string): string | null {
  return [...note].length > NOTE_MAX
    ? `The note is too long: it may have ${NOTE_MAX} characters at most.`
    : null;
}
