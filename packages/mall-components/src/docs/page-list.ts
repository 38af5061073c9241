/// <reference types="vite/client" />
import type { PageDocs } from './page-docs';

/** The pages of Storybook by the way of a shopper: the guide's file, and the title of its stories. */
const ways = {
  'Finding goods': {
    header: 'Header',
    home: 'Home',
    'visitor-card': 'Home/Visitor card',
    'category-panel': 'Category panel',
    goods: 'Goods',
    recent: 'Recently viewed',
    footer: 'Footer',
    help: 'Help widget',
    error: 'Error page',
  },
  Deciding: {
    price: 'Price',
    sku: 'Buying',
    delivery: 'Delivery and points',
    review: 'Reviews',
    collection: 'Collection',
    share: 'Share',
  },
  Shops: {
    shop: 'Shop/Header',
    'shop-profile': 'Shop/Profile',
    'shop-categories': 'Shop/Categories',
    'shop-licences': 'Shop/Licences',
    'shop-tiles': 'Shop/Street',
    'shop-finder': 'Shop/Finder',
    'settlement-view': 'Settlement/Application form',
    'application-list-view': 'Settlement/Applications',
  },
  'Signing in': {
    login: 'Sign-in/Modes',
    'login-diagram': 'Sign-in/Machine',
    'login-states': 'Sign-in/States',
    'login-flows': 'Sign-in/Flows',
    'country-code': 'Country code',
  },
  Buying: {
    'cart-view': 'Cart',
    'mini-cart': 'Mini cart',
    'saved-goods': 'Cart/Saved goods',
    'reselect-dialog': 'Cart/Reselect dialog',
    'checkout-view': 'Checkout/Checkout',
    'coupon-card': 'Coupon/Coupon card',
    'coupon-chips': 'CouponChips',
    'offered-coupons': 'Coupon/Offered coupons',
    'my-coupons-view': 'Coupon/My coupons',
    'card-payment-view': 'Order/Card payment',
    'payment-code-dialog': 'Order/Payment code',
    'payment-result-view': 'Order/Payment result',
  },
  'After buying': {
    'order-list-view': 'Order/Order list',
    'order-detail-view': 'Order/Order detail',
    'order-receipt': 'Order/Receipt',
    'visitor-look-up': 'Order/Visitor look-up',
    'visitor-order-view': 'Order/Visitor order',
    'refund-form-view': 'Refund/Refund form',
    'refund-detail-view': 'Refund/Refund detail',
    'refund-list-view': 'Refund/Refund list',
    'review-form': 'Reviews/Write a review',
    'my-reviews-view': 'Reviews/My reviews',
  },
  'The account': {
    'account-layout': 'Account/Account layout',
    'account-overview': 'Account/Overview',
    'profile-view': 'Profile/Page',
    'mail-settings-view': 'Profile/Emails',
    'watched-goods': 'Profile/Watched goods',
    'password-dialog': 'Profile/Password',
    'points-view': 'Points/My points',
    'address-list-view': 'Address/Address list',
    'address-form': 'Address/Address form',
    'address-dialog': 'Address/Address dialog',
  },
} as const;

const files = import.meta.glob<Record<string, PageDocs>>('../**/*.docs.ts', { eager: true });

/** Summaries by the guide's file. */
const summaries = new Map(
  Object.entries(files).flatMap(([file, exported]) =>
    Object.values(exported).map(
      ({ summary }) => [file.replace(/^.*\/|\.docs\.ts$/g, ''), summary] as const,
    ),
  ),
);

/** The address of a page in Storybook, by the title of its stories. */
export const pageHref = (title: string) =>
  `?path=/docs/${`Mall/${title}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;

/** Every page with a guide, in the order in which a shopper comes to it. */
export const pageGroups = Object.entries(ways).map(([way, pages]) => ({
  way,
  pages: Object.entries(pages).map(([file, title]) => ({
    file,
    title,
    name: title.replace(/^.*\//, ''),
    summary: summaries.get(file) ?? '',
  })),
}));
