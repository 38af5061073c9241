import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    street: { id: 'page.street.title', defaultMessage: 'Shop street' },
    home: { id: 'page.shop.home', defaultMessage: 'Home' },
    goods: { id: 'page.shop.goods', defaultMessage: 'All items' },
    coupons: { id: 'page.shop.coupons', defaultMessage: 'Coupons' },
    about: { id: 'page.shop.about', defaultMessage: 'About the shop' },
  }),
  ...defineMessages<{ title: { section: string; shop: string } }>({
    title: { id: 'page.shop.title', defaultMessage: '{section} – {shop}' },
  }),
};
