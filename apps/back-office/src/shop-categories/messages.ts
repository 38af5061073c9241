import { defineMessages } from 'react-intl';

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.shopCategories', defaultMessage: 'Categories of the shop' },
  hint: {
    id: 'office.shopCategories.hint',
    defaultMessage: 'Shoppers see them in this order. Drag a category, or move it by its buttons.',
  },
  noneYet: { id: 'office.shopCategories.noneYet', defaultMessage: 'There are no categories yet.' },
  create: { id: 'office.shopCategories.create', defaultMessage: 'New category' },
  name: { id: 'office.shopCategory.name', defaultMessage: 'Name' },
  above: { id: 'office.shopCategory.above', defaultMessage: 'Below which category?' },
  top: { id: 'office.shopCategory.top', defaultMessage: 'None' },
  edit: { id: 'office.shopCategory.edit', defaultMessage: 'Change' },
  remove: { id: 'office.shopCategory.remove', defaultMessage: 'Delete' },
  removing: { id: 'office.shopCategory.removing', defaultMessage: 'Deleting' },
  moveTo: { id: 'office.shopCategory.moveTo', defaultMessage: 'Where do its goods go?' },
  choose: { id: 'office.shopCategory.choose', defaultMessage: 'Choose a category' },
  inUse: {
    id: 'office.shopCategory.inUse',
    defaultMessage: 'There are categories below it, or goods in it. Move them first.',
  },
  arranged: { id: 'office.shopCategory.arranged', defaultMessage: 'The order is saved.' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    goods: { count: number };
    editOf: { name: string };
    removeOf: { name: string };
    removeTitle: { name: string };
    upOf: { name: string };
    downOf: { name: string };
  }>({
    goods: {
      id: 'office.shopCategory.goods',
      defaultMessage: '{count, plural, one {# piece of goods} other {# goods}}',
    },
    editOf: { id: 'office.shopCategory.editOf', defaultMessage: 'Change {name}' },
    removeOf: { id: 'office.shopCategory.removeOf', defaultMessage: 'Delete {name}' },
    removeTitle: { id: 'office.shopCategory.removeTitle', defaultMessage: 'Delete {name}?' },
    upOf: { id: 'office.shopCategory.upOf', defaultMessage: 'Move {name} up' },
    downOf: { id: 'office.shopCategory.downOf', defaultMessage: 'Move {name} down' },
  }),
};
