import { exampleData } from '../generated/examples.gen';
import type { CollectedProduct, FollowedShop } from '../generated/models.gen';
import { goodsWith } from './goods';
import { pageOf } from './page';
import { notFound } from './refusal';
import type { Resolvers } from './resolvers';
import type { MockState } from './state';
import { wireTime } from './time';

/** Whether the shopper follows a shop. */
export const isFollowed = ({ followed }: MockState, shopId: number): boolean =>
  followed.some(({ merId }) => merId === shopId);

/** Whether goods are collected. */
export const isCollected = ({ collected }: MockState, id: number): boolean =>
  collected.some(({ productId }) => productId === id);

/** Adds goods to the collected ones, unless they are there. */
export function collect(state: MockState, productId: number): void {
  if (isCollected(state, productId)) return;
  const { row } = goodsWith(state.catalogue, productId);
  const { id, storeName, image, price, stock, merId } = row;
  const kept = { id, productId: id, storeName, image, price, collectedPrice: price };
  const now = { stock: stock ?? 0, isOnSale: true, createTime: wireTime(Date.now()) };
  state.collected.unshift({ ...kept, ...now, merId: merId ?? 0 });
}

function follow(state: MockState, merId: number) {
  const { followed, user } = state;
  if (isFollowed(state, merId)) return;
  const shop = exampleData.shopStreet.list.find(({ id }) => id === merId);
  if (!shop) throw notFound();
  const { name: merName, avatar: merAvatar, starLevel, stars, isSelf, collectNum } = shop;
  const card = { merId, merName, merAvatar, starLevel, stars, isSelf, isOpen: true, collectNum };
  followed.unshift({ uid: user.uid, ...card, createTime: wireTime(Date.now()) });
}

function uncollect(state: MockState, ids: readonly number[]) {
  const isRemoved = ({ productId }: CollectedProduct) => ids.includes(productId);
  state.uncollected.push(...state.collected.filter(isRemoved));
  state.collected = state.collected.filter((one) => !isRemoved(one));
  return null;
}

function unfollow(state: MockState, ids: readonly number[]) {
  const isRemoved = ({ merId }: FollowedShop) => ids.includes(merId);
  state.unfollowed.push(...state.followed.filter(isRemoved));
  state.followed = state.followed.filter((one) => !isRemoved(one));
  return null;
}

/** Newest first: what is restored has its place again. */
const newestFirst = <Row extends { createTime: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => b.createTime.localeCompare(a.createTime));

/** Collected goods and followed shops. */
export const collectionResolvers: Resolvers = {
  collectedProducts: ({ collected }, page) => pageOf(collected, page),
  collectProduct(state, { id }) {
    collect(state, id);
    return null;
  },
  uncollectProduct: (state, { productId }) => uncollect(state, [productId]),
  uncollectProducts: (state, { ids }) => uncollect(state, ids),
  restoreProducts(state, { ids }) {
    const back = state.uncollected.filter(
      ({ productId }) => ids.includes(productId) && !isCollected(state, productId),
    );
    state.collected = newestFirst([...state.collected, ...back]);
    state.uncollected = state.uncollected.filter((one) => !back.includes(one));
    return null;
  },
  followedShops: ({ followed }, page) => pageOf(followed, page),
  shopInfo: (state, { id }) => ({ ...exampleData.shopInfo, isCollect: isFollowed(state, id) }),
  followShop(state, { merId }) {
    follow(state, merId);
    return null;
  },
  unfollowShop: (state, { merId }) => unfollow(state, [merId]),
  unfollowShops: (state, { ids }) => unfollow(state, ids),
  restoreShops(state, { ids }) {
    const back = state.unfollowed.filter(
      ({ merId }) => ids.includes(merId) && !isFollowed(state, merId),
    );
    state.followed = newestFirst([...state.followed, ...back]);
    state.unfollowed = state.unfollowed.filter((one) => !back.includes(one));
    return null;
  },
};
