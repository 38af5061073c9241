import { isCollected, isFollowed } from './collection';
import { goodsWith, searchGoods } from './goods';
import { pageOf } from './page';
import type { Resolvers } from './resolvers';

/** Search, categories, and the page of any goods. */
export const catalogueResolvers: Resolvers = {
  categoryTree: ({ catalogue }) => catalogue.categories,
  hotKeywords: ({ catalogue }) => catalogue.hotWords,
  productList: ({ catalogue }, { keyword, cid, ...page }) =>
    pageOf(searchGoods(catalogue, keyword ?? '', cid), page),
  recommendedProducts: ({ catalogue }, page) => pageOf(searchGoods(catalogue, ''), page),
  similarProducts: ({ catalogue }, { id }) => {
    const category = goodsWith(catalogue, id).categories?.at(-1);
    return searchGoods(catalogue, '', category).filter((one) => one.id !== id);
  },
  productDetail(state, { id }) {
    const { merchantInfo, ...detail } = goodsWith(state.catalogue, id).detail;
    const isCollect = isFollowed(state, detail.productInfo.merId);
    return {
      ...detail,
      merchantInfo: { ...merchantInfo, isCollect },
      userCollect: isCollected(state, id),
    };
  },
};
