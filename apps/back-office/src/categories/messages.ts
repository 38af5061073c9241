import { defineMessages } from 'react-intl';

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.categories', defaultMessage: 'Categories' },
  add: { id: 'office.categories.add', defaultMessage: 'New category' },
  none: {
    id: 'office.categories.none',
    defaultMessage: 'There is no category yet. Goods need one to be found in the menu.',
  },
  loading: { id: 'office.categories.loading', defaultMessage: 'Loading categories' },
  name: { id: 'office.category.name', defaultMessage: 'Name' },
  icon: { id: 'office.category.icon', defaultMessage: 'Picture' },
  shown: { id: 'office.category.shown', defaultMessage: 'In the menu' },
  shownHint: {
    id: 'office.category.shownHint',
    defaultMessage: 'Show it in the menu, with those below it',
  },
  goods: { id: 'office.category.goods', defaultMessage: 'Goods' },
  addBelow: { id: 'office.category.addBelow', defaultMessage: 'New one below' },
  moveBelow: { id: 'office.category.moveBelow', defaultMessage: 'Move elsewhere' },
  parent: { id: 'office.category.parent', defaultMessage: 'Below' },
  top: { id: 'office.category.top', defaultMessage: 'No other: on the first level' },
  move: { id: 'office.category.move', defaultMessage: 'Move' },
  removeText: {
    id: 'office.category.removeText',
    defaultMessage: 'It leaves the menu. This cannot be undone.',
  },
  moveTo: { id: 'office.category.moveTo', defaultMessage: 'Its goods go to' },
  moveToHint: {
    id: 'office.category.moveToHint',
    defaultMessage: 'Goods need a category. Choose one for them.',
  },
  choose: { id: 'office.category.choose', defaultMessage: 'Choose a category' },
  inUse: {
    id: 'office.category.inUse',
    defaultMessage:
      'Other categories are below it, or a coupon is for it. Change those first, then delete it.',
  },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    actionsOf: { name: string };
    below: { name: string };
    moveTitle: { name: string };
    moved: { name: string };
    nowBelow: { name: string; place: number; count: number; parent: string };
    nowAtTop: { name: string; place: number; count: number };
    goodsIn: { count: number };
  }>({
    actionsOf: { id: 'office.category.actionsOf', defaultMessage: 'Actions for {name}' },
    below: { id: 'office.category.below', defaultMessage: 'New category below {name}' },
    moveTitle: { id: 'office.category.moveTitle', defaultMessage: 'Move {name}' },
    moved: { id: 'office.category.moved', defaultMessage: '{name} is moved.' },
    nowBelow: {
      id: 'office.category.nowBelow',
      defaultMessage: '{name} is now {place} of {count} below {parent}.',
    },
    nowAtTop: {
      id: 'office.category.nowAtTop',
      defaultMessage: '{name} is now {place} of {count} on the first level.',
    },
    goodsIn: {
      id: 'office.category.goodsIn',
      defaultMessage: '{count, plural, one {# piece of goods is} other {# goods are}} in it.',
    },
  }),
};
