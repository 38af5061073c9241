import { defineMessages } from 'react-intl';

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.shelves', defaultMessage: 'Categories of the shop' },
  hint: {
    id: 'office.shelves.hint',
    defaultMessage: 'Shoppers see them in this order. Drag a category, or move it by its buttons.',
  },
  noneYet: { id: 'office.shelves.noneYet', defaultMessage: 'There are no categories yet.' },
  create: { id: 'office.shelves.create', defaultMessage: 'New category' },
  name: { id: 'office.shelf.name', defaultMessage: 'Name' },
  above: { id: 'office.shelf.above', defaultMessage: 'Below which category?' },
  top: { id: 'office.shelf.top', defaultMessage: 'None' },
  edit: { id: 'office.shelf.edit', defaultMessage: 'Change' },
  remove: { id: 'office.shelf.remove', defaultMessage: 'Delete' },
  removing: { id: 'office.shelf.removing', defaultMessage: 'Deleting' },
  moveTo: { id: 'office.shelf.moveTo', defaultMessage: 'Where do its goods go?' },
  choose: { id: 'office.shelf.choose', defaultMessage: 'Choose a category' },
  inUse: {
    id: 'office.shelf.inUse',
    defaultMessage: 'There are categories below it, or goods in it. Move them first.',
  },
  arranged: { id: 'office.shelf.arranged', defaultMessage: 'The order is saved.' },
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
      id: 'office.shelf.goods',
      defaultMessage: '{count, plural, one {# piece of goods} other {# goods}}',
    },
    editOf: { id: 'office.shelf.editOf', defaultMessage: 'Change {name}' },
    removeOf: { id: 'office.shelf.removeOf', defaultMessage: 'Delete {name}' },
    removeTitle: { id: 'office.shelf.removeTitle', defaultMessage: 'Delete {name}?' },
    upOf: { id: 'office.shelf.upOf', defaultMessage: 'Move {name} up' },
    downOf: { id: 'office.shelf.downOf', defaultMessage: 'Move {name} down' },
  }),
};
