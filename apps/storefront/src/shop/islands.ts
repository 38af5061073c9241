import { island } from '../islands/island';
import { ShopActions } from './shop-actions';

export const ShopHead = island(() => import('./shop-head.island'));
/** On the pages of all shops and of more shops. */
export const Finder = island(() => import('./finder.island'));
export const ShopPages = island(() => import('./shop-pages.island'));

/** The islands of every page of a shop. */
export const shopParts = [ShopHead, ShopActions, ShopPages];
