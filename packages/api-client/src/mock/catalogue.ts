import { exampleData } from '../generated/examples.gen';
import { isCollected, isFollowed } from './collection';
import { goodsWith, searchGoods, skuOf } from './goods';
import { pageOf } from './page';
import type { Resolvers } from './resolvers';

/** Search, and the page of any goods. */
export const catalogueResolvers: Resolvers = {
  productList: (_state, { keyword, ...page }) => pageOf(searchGoods(keyword ?? ''), page),
  productDetail(state, { id }) {
    const { productInfo, merchantInfo, ...example } = exampleData.productDetail;
    const isCollect = isFollowed(state, productInfo.merId);
    const rest = {
      ...example,
      merchantInfo: { ...merchantInfo, isCollect },
      userCollect: isCollected(state, id),
    };
    if (id === productInfo.id) return { ...rest, productInfo };
    const { image, storeName, price, otPrice, sales, ficti } = goodsWith(id);
    const sku = skuOf(id);
    const own = { id, image, storeName, price, otPrice, sales, ficti, stock: sku.stock };
    return {
      ...rest,
      productInfo: {
        ...productInfo,
        ...own,
        sliderImage: JSON.stringify([image]),
        storeInfo: null,
        content: '',
      },
      productAttr: [],
      productValue: { '': sku },
    };
  },
};
