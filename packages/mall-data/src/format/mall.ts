import type { OrderTab } from '@vermilion/mall-components/order';
import type { MallFormat } from './mall-format';

/**
 * The URLs of a storefront's pages, for the links of view models. Ids and numbers are those of the API.
 */
export interface MallLinks {
  /** The home page. */
  home(): string;
  /** Goods; `sku` preselects a specification. */
  goods(id: number, query?: { sku?: number }): string;
  /** The goods of a category. */
  search(query: { cid: number }): string;
  /** An activity of the home page; `type` is its layout. */
  activity(id: number, type: number, name: string): string;
  /** The home page of a shop. */
  shop(id: number): string;
  /** `orderStatus` 0 is an unpaid order of several shops; without it an order of one shop. */
  order(orderNo: string, orderStatus?: number): string;
  /** The tracking events of an order of one shop. */
  logistics(orderNo: string, orderStatus: number): string;
  /** The order list, with one of its tabs open; without it all orders. */
  orders(tab?: OrderTab): string;
  /** The form to ask for a refund of an order of one shop. */
  refundForm(orderNo: string): string;
  /** A refund. */
  refund(refundNo: string): string;
  /** The list of refunds. */
  refunds(): string;
  /** The shopper's reviews, and the goods that can be reviewed. */
  reviews(): string;
  /** The form to review one line of an order. */
  writeReview(orderNo: string, lineId: number): string;
  /** The shopper's coupons. */
  coupons(): string;
  /** The form to open a shop; `id` edits an application. */
  settlement(id?: number): string;
}

/** What turns the API's data into view models: how amounts and times are written, and where pages are. */
export interface Mall extends MallFormat {
  /** Where the pages of the storefront are. */
  links: MallLinks;
}
