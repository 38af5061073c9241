import type { MallClient } from '@vermilion/api-client';
import type { Collectable } from './cached-marks';

export interface Change {
  thing: Collectable;
  collect: boolean;
  /** It takes back what was done a moment ago. */
  undone?: boolean;
}

/** Tells the server. Where a removal is undone, place and price at that time are as before. */
export function send(api: MallClient, { thing: { kind, id }, collect, undone }: Change) {
  if (kind === 'goods') {
    if (!collect) return api.uncollectProduct({ productId: id });
    return undone ? api.restoreProducts({ ids: [id] }) : api.collectProduct({ id });
  }
  if (!collect) return api.unfollowShop({ merId: id });
  return undone ? api.restoreShops({ ids: [id] }) : api.followShop({ merId: id });
}
