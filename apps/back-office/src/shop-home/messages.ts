import type { ShopSectionFields } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The kinds of sections, in the order in which they are offered. */
export const kindNames: Record<ShopSectionFields['kind'], MessageDescriptor> = defineMessages({
  goods: { id: 'office.shopHome.chosen', defaultMessage: 'Chosen goods' },
  new: { id: 'office.shopHome.newest', defaultMessage: 'Newest goods' },
  coupons: { id: 'office.shopHome.coupons', defaultMessage: 'Coupons' },
  categories: { id: 'office.shopHome.categories', defaultMessage: 'Categories' },
  introduction: { id: 'office.shopHome.introduction', defaultMessage: 'Introduction' },
});

/** Texts without values. */
export const labels = defineMessages({
  sections: { id: 'office.shopHome.sections', defaultMessage: 'Sections in their order' },
  add: { id: 'office.shopHome.add', defaultMessage: 'Add a section' },
  none: {
    id: 'office.shopHome.none',
    defaultMessage:
      'Without sections, the mall arranges your home: bestsellers, your introduction and the newest goods.',
  },
  title: { id: 'office.shopHome.title', defaultMessage: 'Heading' },
  titleHint: {
    id: 'office.shopHome.titleHint',
    defaultMessage: 'Without one, shoppers read that of the mall.',
  },
  goods: { id: 'office.shopHome.goods', defaultMessage: 'Goods of the section' },
  preview: { id: 'office.shopHome.preview', defaultMessage: 'Preview' },
  previewHint: {
    id: 'office.shopHome.previewHint',
    defaultMessage: 'With what is on sale now; what is not saved is shown too.',
  },
  nothing: {
    id: 'office.shopHome.nothing',
    defaultMessage: 'Nothing of this section can be shown now.',
  },
});

export const messages = {
  ...labels,
  ...defineMessages<{ nameAt: { name: string; number: number } }>({
    nameAt: { id: 'office.shopHome.nameAt', defaultMessage: '{number, number}. {name}' },
  }),
};
