import type { CategoryNode, MerchantCard } from '@vermilion/api-client';
import type { Breadcrumb } from '@vermilion/design-system/breadcrumbs';
import type { ShopHitModel } from '@vermilion/mall-components/goods';
import { toGoods } from '../../data/goods';
import { paths } from '../../paths';

/** A shop among the hits. */
export const toShopHit = (wire: MerchantCard): ShopHitModel => ({
  id: wire.id,
  name: wire.name,
  href: paths.shop(wire.id),
  logoSrc: wire.avatar,
  rating: wire.starLevel,
  selfOperated: wire.isSelf ?? false,
  goods: wire.proList.map(toGoods),
});

/** The way down to a category; empty when the tree does not have it. */
export function categoryTrail(tree: readonly CategoryNode[], id: number | undefined): Breadcrumb[] {
  for (const node of tree) {
    const crumb = { label: node.name, href: paths.search({ cid: node.id }) };
    if (node.id === id) return [crumb];
    const below = categoryTrail(node.childList ?? [], id);
    if (below.length) return [crumb, ...below];
  }
  return [];
}
