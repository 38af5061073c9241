import { Refusal } from './refusal';

/** Refuses more units than there are. Ordering takes nothing from the stock. */
export function requireStock(stock: number | null | undefined, quantity: number): void {
  if (quantity > (stock ?? 0))
    throw new Refusal(500, 'Fewer are left than you want.', 'out-of-stock');
}
