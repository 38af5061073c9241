import type { CartRow, SavedItem } from '../generated/models.gen';
import { collect } from './collection';
import { byShop, goodsWith, rowOf } from './goods';
import { notFound } from './refusal';
import type { Resolvers } from './resolvers';
import type { MockState } from './state';
import { requireStock } from './stock';

/** Adds units to the cart: to the row of the sku, if there is one. */
function put(state: MockState, productId: number, skuId: number, units: number) {
  const row = state.cart.find((one) => one.attrId === skuId && one.productId === productId);
  const quantity = (row?.cartNum ?? 0) + units;
  const added = rowOf(state.catalogue, row?.id ?? state.nextId(), productId, skuId, quantity);
  requireStock(added.stock, quantity);
  if (row) row.cartNum = quantity;
  else state.cart.unshift(added);
}

const toCartRow = (
  { catalogue }: MockState,
  { merId: _merId, merName: _merName, ...row }: SavedItem,
): CartRow => ({ ...row, storeName: goodsWith(catalogue, row.productId).row.storeName });

function rowWith(rows: SavedItem[], id: number): SavedItem {
  const row = rows.find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

/** The cart and the goods saved for later. */
export const cartResolvers: Resolvers = {
  cartList: (state, { isValid }) =>
    isValid
      ? byShop(state.cart).map(({ rows, ...shop }) => ({
          ...shop,
          cartInfoList: rows.map((row) => toCartRow(state, row)),
        }))
      : [],
  cartCount: ({ cart }, { type }) => ({
    count: type === 'sum' ? cart.reduce((sum, row) => sum + row.cartNum, 0) : cart.length,
  }),
  addToCart(state, { items }) {
    for (const one of items) put(state, one.productId, one.productAttrUnique, one.cartNum);
    return null;
  },
  setCartQuantity(state, { id, number }) {
    const row = rowWith(state.cart, id);
    requireStock(row.stock, number);
    row.cartNum = number;
    return null;
  },
  deleteCartItems(state, { ids }) {
    state.cart = state.cart.filter(({ id }) => !ids.includes(id));
    return null;
  },
  resetCartItem(state, { id, num, productId, unique }) {
    const changed = rowOf(state.catalogue, rowWith(state.cart, id).id, productId, unique, num);
    state.cart = state.cart.map((row) => (row.id === id ? changed : row));
    return null;
  },
  collectCartItems(state, { ids }) {
    for (const id of ids) {
      const row = state.cart.find((one) => one.id === id);
      if (row) collect(state, row.productId);
    }
    state.cart = state.cart.filter(({ id }) => !ids.includes(id));
    return null;
  },
  savedItems: ({ saved }) => saved,
  saveForLater(state, { ids }) {
    const moved = state.cart.filter(({ id }) => ids.includes(id));
    state.saved.unshift(...moved);
    state.cart = state.cart.filter(({ id }) => !ids.includes(id));
    return null;
  },
  moveToCart(state, { ids }) {
    const moved = state.saved.filter(({ id }) => ids.includes(id));
    for (const { productId, attrId, cartNum } of moved) put(state, productId, attrId ?? 0, cartNum);
    state.saved = state.saved.filter(({ id }) => !ids.includes(id));
    return { moved: moved.map(({ id }) => id), partly: [], stayed: [] };
  },
  deleteSavedItems(state, { ids }) {
    state.saved = state.saved.filter(({ id }) => !ids.includes(id));
    return null;
  },
};
