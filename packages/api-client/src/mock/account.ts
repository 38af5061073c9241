import { exampleData } from '../generated/examples.gen';
import { goodsWith, searchGoods, skuOf } from './goods';
import { notFound } from './refusal';
import type { Resolvers } from './resolvers';
import type { MockState } from './state';

const firstPage = <Row>(list: Row[]) => ({ total: list.length, pages: 1, list });

const addressWith = ({ addresses }: MockState, id: number) => {
  const address = addresses.find((one) => one.id === id);
  if (!address) throw notFound();
  return address;
};

function makeDefault(state: MockState, id: number) {
  addressWith(state, id);
  state.addresses = state.addresses.map((one) => ({ ...one, isDefault: one.id === id }));
}

/** Account, search, collected goods and addresses. */
export const accountResolvers: Resolvers = {
  userInfo: ({ user }) => user,
  editUser(state, { nickname, avatar = state.user.avatar }) {
    state.user = { ...state.user, nickname, avatar };
    return null;
  },
  productList: (_state, { keyword }) =>
    keyword ? firstPage(searchGoods(keyword)) : exampleData.productList,
  productDetail(_state, { id }) {
    const { productInfo, ...rest } = exampleData.productDetail;
    if (id === productInfo.id) return exampleData.productDetail;
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
  collectedProducts: ({ collected }) => firstPage(collected),
  collectProduct(state, { id: productId }) {
    const { id, storeName, image, price } = goodsWith(productId);
    const createTime = exampleData.addressDetail.createTime ?? '';
    if (!state.collected.some((one) => one.productId === id)) {
      state.collected.unshift({ id, productId: id, storeName, image, price, createTime });
    }
    return null;
  },
  uncollectProduct(state, { productId }) {
    state.collected = state.collected.filter((one) => one.productId !== productId);
    return null;
  },
  uncollectProducts(state, { ids }) {
    state.collected = state.collected.filter((one) => !ids.includes(one.productId));
    return null;
  },
  addressList: ({ addresses }) => firstPage(addresses),
  allAddresses: ({ addresses }) => addresses,
  addressDetail: (state, { id }) => addressWith(state, id),
  defaultAddress: ({ addresses }) => addresses.find((one) => one.isDefault) ?? null,
  saveAddress(state, { id, ...fields }) {
    const known = id ? addressWith(state, id) : { ...exampleData.saveAddress, isDefault: false };
    const saved = { ...known, ...fields, id: id ?? state.nextId() } as typeof known;
    state.addresses = [saved, ...state.addresses.filter((one) => one.id !== saved.id)];
    if (saved.isDefault) makeDefault(state, saved.id);
    return saved;
  },
  setDefaultAddress(state, { id }) {
    makeDefault(state, id);
    return null;
  },
  deleteAddress(state, { id }) {
    addressWith(state, id);
    state.addresses = state.addresses.filter((one) => one.id !== id);
    return null;
  },
};
