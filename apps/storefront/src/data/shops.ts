import type { MerchantCard } from '@vermilion/api-client';
import type { ShopHitModel } from '@vermilion/mall-components/goods';
import { paths } from '../paths';
import { toGoods } from './goods';

/** A shop in a list. */
export const toShopHit = (wire: MerchantCard): ShopHitModel => ({
  id: wire.id,
  name: wire.name,
  href: paths.shop(wire.id),
  logoSrc: wire.avatar,
  rating: wire.starLevel,
  selfOperated: wire.isSelf ?? false,
  goods: wire.proList.map(toGoods),
});
