import { type Topic, topicsOf } from '@vermilion/mails';
import type { StaffRole } from '../operator/roles';

/** Who works with what, besides owners, whom everything concerns. */
const roleOf: Partial<Record<Topic, readonly StaffRole[]>> = {
  sales: ['orders'],
  refunds: ['orders'],
  reviews: ['orders', 'goods'],
  stock: ['goods'],
  payouts: ['money'],
  applications: ['shops'],
  reports: ['orders', 'shops'],
  payments: ['money'],
};

/** The topics that concern a person with these roles in a shop, or in the mall (null). */
export const topicsOfRoles = (roles: readonly string[], shopId: number | null): Topic[] =>
  topicsOf(shopId === null ? 'operator' : 'shop').filter(
    (topic) => roles.includes('owner') || roleOf[topic]?.some((role) => roles.includes(role)),
  );
