import type { SavedItem } from '../generated/models.gen';
import type { MallArgs } from '../generated/operations.gen';
import { addressWith } from './addresses';
import { unitsOf } from './amounts-answers';
import { draftOf } from './drafts';
import { rowOf } from './goods';
import { partsOf, recipientOf } from './order';
import { quote, quoteHashOf, toPrice } from './quote';
import { notFound, Refusal } from './refusal';
import type { Resolvers } from './resolvers';
import type { MockState } from './state';
import { requireStock } from './stock';

function rowsOf(state: MockState, args: MallArgs['createPreOrder']): SavedItem[] {
  return args.orderDetails.map((one) => {
    if (args.preOrderType === 'buyNow')
      return rowOf(
        state.catalogue,
        0,
        one.productId ?? 0,
        one.attrValueId ?? 0,
        one.productNum ?? 1,
      );
    const row = state.cart.find(({ id }) => id === one.shoppingCartId);
    if (!row) throw notFound();
    return { ...row };
  });
}

/** From the cart, or goods bought at once, to an order. */
export const checkoutResolvers: Resolvers = {
  createPreOrder(state, args) {
    const rows = rowsOf(state, args);
    for (const { stock, cartNum } of rows) requireStock(stock, cartNum);
    const preOrderNo = `PRE${state.nextId()}`;
    const cartIds = args.preOrderType === 'buyNow' ? [] : rows.map(({ id }) => id);
    state.drafts.set(preOrderNo, { rows, cartIds });
    return { preOrderNo };
  },
  loadPreOrder(state, { preOrderNo }) {
    const draft = draftOf(state, preOrderNo);
    const { addresses } = state;
    const address =
      addresses.find(({ id }) => id === draft.addressId) ??
      addresses.find(({ isDefault }) => isDefault);
    const priced = quote(state, draft, {});
    return {
      ...toPrice(priced),
      orderProNum: unitsOf(priced.lines),
      addressId: address?.id ?? null,
      realName: address?.realName ?? null,
      phone: address?.phone ?? null,
      detail: address?.detail ?? null,
      country: address?.country ?? null,
      email: address?.email ?? null,
      remark: null,
      cartIdList: draft.cartIds.length > 0 ? draft.cartIds : null,
    };
  },
  computePrice(state, { preOrderNo, addressId, ...choice }) {
    const draft = draftOf(state, preOrderNo);
    if (addressId) draft.addressId = addressWith(state, addressId).id;
    return toPrice(quote(state, draft, choice));
  },
  createOrder(state, { preOrderNo, addressId, payType, mark, shopMarks, quoteHash, ...choice }) {
    const orderNo = `PT${preOrderNo.slice('PRE'.length)}`;
    // Sent again, it is the same order
    if (state.orders.some((one) => one.orderNo === orderNo)) return { orderNo };
    const draft = draftOf(state, preOrderNo);
    if (!addressId) throw new Refusal(500, 'Please choose a delivery address.', 'address-required');
    const recipient = recipientOf(addressWith(state, addressId));
    const { lines, coupons } = quote(state, draft, choice);
    if (quoteHash && quoteHash !== quoteHashOf(lines))
      throw new Refusal(500, 'The price has changed.', 'price-changed');
    const markOf = (merId: number) => shopMarks?.find((one) => one.merId === merId)?.mark ?? null;
    state.orders.unshift({
      id: state.nextId(),
      orderNo,
      createdAt: Date.now(),
      payType,
      mark: mark ?? null,
      recipient,
      couponIds: coupons.map(({ id }) => id),
      parts: partsOf(lines, state.nextId, markOf),
    });
    state.drafts.delete(preOrderNo);
    state.cart = state.cart.filter(({ id }) => !draft.cartIds.includes(id));
    return { orderNo };
  },
};
