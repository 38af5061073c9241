import { sql } from 'kysely';

/**
 * A shop's order that is to be fulfilled: paid, or to be paid on delivery. Written as in the indexes, so
 * that they are used.
 */
export const isConfirmed = sql<boolean>`(shop_order.is_paid or shop_order.is_cod)`;
