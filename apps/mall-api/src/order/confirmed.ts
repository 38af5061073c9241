import { sql } from 'kysely';

/**
 * A shop's order to be fulfilled: paid, or cash on delivery. The same expression as in the indexes, so that
 * they are used.
 */
export const isConfirmed = sql<boolean>`(shop_order.is_paid or shop_order.is_cod)`;
