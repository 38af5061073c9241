import type { BrowserContext } from '@playwright/test';
import { moreOrderingPages, orderingPages } from './ordering-pages';
import { publicAddresses } from './public-pages';

/** URLs of the public pages, and of those that say what went wrong. */
export const pagesForAnybody: Record<string, string> = {
  ...publicAddresses,
  'without a hit': '/goods/goods_search?title=qqxyzzy',
  help: '/help',
  'delivery and returns': '/help/delivery_returns',
  paying: '/help/paying',
  'about the mall': '/help/about_mall',
  'opening a shop': '/users/merchant_settled?menuCur=70',
  'not found': '/nowhere',
  'without a number': '/goods/activity_list',
};

/** URLs of the pages of a signed-in user with orders in every state. */
export const pagesOfShopper = async (context: BrowserContext): Promise<Record<string, string>> => ({
  ...(await orderingPages(context)),
  ...(await moreOrderingPages(context)),
  account: '/users',
  collection: '/users/collection_list',
  addresses: '/users/address_list',
  profile: '/users/user_info',
  mails: '/users/mails',
  report: '/users/report?id=4',
  applications: '/users/application_record?menuCur=71',
});
