import type { OperatorScope } from '@vermilion/api-client/operator';
import { allScopes } from './key';

/** What people do in the mall; each role has the scopes that its work needs. */
export type StaffRole = 'owner' | 'goods' | 'orders' | 'money' | 'content' | 'shops';

/** Scopes of what is the mall's alone: shops do not pay themselves. */
const OF_MALL = /^(applications|reports|jobs|shoppers):|^(content|money):write|^reviews:moderate/;

/** The scopes that a shop's keys and staff can have. */
export const shopScopes = allScopes.filter((scope) => !OF_MALL.test(scope));

const scopesOf: Record<StaffRole, RegExp> = {
  owner: /./,
  goods: /^(goods|coupons|reviews):|^(shops|content):read/,
  orders: /^(orders|refunds|reviews|reports|shoppers):|^(goods|shops):read/,
  money: /^money:|^(orders|refunds|shops):read/,
  content: /^(content|goods|coupons):|^shops:read/,
  shops: /^(applications|reports|shops):|^(goods|content):read/,
};

/** The roles that there are in a shop, or in the mall (null). */
export const rolesOf = (shopId: number | null): readonly StaffRole[] =>
  shopId === null
    ? ['owner', 'content', 'orders', 'shops', 'money']
    : ['owner', 'goods', 'orders', 'money'];

/** The scopes of a person with these roles in a shop, or in the mall (null). */
export function scopesOfRoles(roles: readonly string[], shopId: number | null): OperatorScope[] {
  const known = rolesOf(shopId).filter((role) => roles.includes(role));
  const possible = shopId === null ? allScopes : shopScopes;
  return possible.filter((scope) => known.some((role) => scopesOf[role].test(scope)));
}
