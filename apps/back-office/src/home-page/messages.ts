import type { BannerFields } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const slotNames: Record<BannerFields['slot'], MessageDescriptor> = defineMessages({
  main: { id: 'office.banner.main', defaultMessage: 'Large carousel' },
  strip: { id: 'office.banner.strip', defaultMessage: 'Thin carousel in the middle' },
});

/** The pictures of the mall, in the order of their form. */
export const lookNames = defineMessages({
  logo: { id: 'office.look.logo', defaultMessage: 'Logo' },
  logoDark: { id: 'office.look.logoDark', defaultMessage: 'Logo on dark pages' },
  loginPicture: { id: 'office.look.loginPicture', defaultMessage: 'Beside signing in' },
  recommendPicture: {
    id: 'office.look.recommendPicture',
    defaultMessage: 'Above recommended items',
  },
  shopStreetPicture: {
    id: 'office.look.shopStreetPicture',
    defaultMessage: 'Above the shop street',
  },
});

/** What is shown without each. */
export const lookHints = defineMessages({
  logo: {
    id: 'office.look.logoHint',
    defaultMessage:
      'Without one, the name of the mall in letters. A brand with a logo of its own keeps that.',
  },
  logoDark: { id: 'office.look.logoDarkHint', defaultMessage: 'Without one, the other logo.' },
  loginPicture: {
    id: 'office.look.loginPictureHint',
    defaultMessage: 'Without one, the form alone.',
  },
  recommendPicture: {
    id: 'office.look.recommendPictureHint',
    defaultMessage: 'Without one, the heading alone.',
  },
  shopStreetPicture: {
    id: 'office.look.shopStreetPictureHint',
    defaultMessage: 'Without one, the heading alone.',
  },
});

/** The layouts of an activity, by their number in the contract. */
export const layoutNames = defineMessages({
  1: { id: 'office.activity.strip', defaultMessage: 'Strip of goods' },
  2: { id: 'office.activity.tiles', defaultMessage: 'One big and two small tiles' },
  3: { id: 'office.activity.gallery', defaultMessage: 'Strip of big pictures' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.homePage', defaultMessage: 'Home page' },
  banners: { id: 'office.banners', defaultMessage: 'Banners' },
  activities: { id: 'office.activities', defaultMessage: 'Activities' },
  look: { id: 'office.homePage.look', defaultMessage: 'Logo and pictures' },
  preview: { id: 'office.homePage.preview', defaultMessage: 'Preview' },
  addBanner: { id: 'office.banners.add', defaultMessage: 'New banner' },
  noBanner: { id: 'office.banners.none', defaultMessage: 'There is no banner here.' },
  removeBanner: {
    id: 'office.banners.removeText',
    defaultMessage: 'It leaves the home page at once.',
  },
  picture: { id: 'office.banner.picture', defaultMessage: 'Picture' },
  pictureHint: {
    id: 'office.banner.pictureHint',
    defaultMessage: 'Wide and without text; the title is written over its start.',
  },
  name: { id: 'office.banner.name', defaultMessage: 'Title' },
  link: { id: 'office.banner.link', defaultMessage: 'Leads to' },
  linkHint: {
    id: 'office.banner.linkHint',
    defaultMessage: 'A path of the mall such as /activity/3, or an https address. Empty for none.',
  },
  from: { id: 'office.banner.from', defaultMessage: 'Shown from' },
  until: { id: 'office.banner.until', defaultMessage: 'Shown until' },
  fromHint: { id: 'office.banner.fromHint', defaultMessage: 'Without a day, at once.' },
  untilHint: { id: 'office.banner.untilHint', defaultMessage: 'Without a day, for good.' },
  slot: { id: 'office.banner.slot', defaultMessage: 'Place' },
  state: { id: 'office.banner.state', defaultMessage: 'State' },
  shown: { id: 'office.banner.shown', defaultMessage: 'Shown now' },
  hidden: { id: 'office.banner.hidden', defaultMessage: 'Not shown now' },
  untitled: { id: 'office.banner.untitled', defaultMessage: 'Without a title' },
  addActivity: { id: 'office.activities.add', defaultMessage: 'New activity' },
  noActivity: { id: 'office.activities.none', defaultMessage: 'There is no activity yet.' },
  removeActivity: {
    id: 'office.activities.removeText',
    defaultMessage: 'It leaves the home page at once. Its goods stay.',
  },
  activityName: { id: 'office.activity.name', defaultMessage: 'Name' },
  instruction: { id: 'office.activity.instruction', defaultMessage: 'Subtitle' },
  layout: { id: 'office.activity.layout', defaultMessage: 'Layout' },
  goods: { id: 'office.activity.goods', defaultMessage: 'Goods' },
  goodsHint: {
    id: 'office.activity.goodsHint',
    defaultMessage: 'In their order, each with the picture of the activity.',
  },
  addGoods: { id: 'office.activity.addGoods', defaultMessage: 'Add goods' },
  findGoods: { id: 'office.activity.findGoods', defaultMessage: 'Part of a name, or a code' },
  openList: { id: 'office.activity.openList', defaultMessage: 'Show goods' },
  searching: { id: 'office.activity.searching', defaultMessage: 'Searching goods' },
  noGoods: { id: 'office.activity.noGoods', defaultMessage: 'No goods are called so.' },
  open: { id: 'office.activity.open', defaultMessage: 'On the home page' },
  end: { id: 'office.activity.end', defaultMessage: 'Shown until' },
  back: { id: 'office.activity.back', defaultMessage: 'All activities' },
  noPicture: {
    id: 'office.activity.noPicture',
    defaultMessage: 'Each of the goods needs a picture.',
  },
  at: { id: 'office.homePage.at', defaultMessage: 'Day' },
  atHint: { id: 'office.homePage.atHint', defaultMessage: 'Without a day, as it is now.' },
  language: { id: 'office.homePage.language', defaultMessage: 'Language' },
  width: { id: 'office.homePage.width', defaultMessage: 'Width' },
  wide: { id: 'office.homePage.wide', defaultMessage: 'Computer' },
  narrow: { id: 'office.homePage.narrow', defaultMessage: 'Phone' },
  empty: {
    id: 'office.homePage.empty',
    defaultMessage: 'Neither a banner nor an activity is shown then.',
  },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    goodsCount: { count: number };
    pictureOf: { name: string };
    removeGoods: { name: string };
    matches: { count: number };
  }>({
    goodsCount: {
      id: 'office.activity.goodsCount',
      defaultMessage: '{count, plural, one {# piece of goods} other {# goods}}',
    },
    pictureOf: { id: 'office.activity.pictureOf', defaultMessage: 'Picture of {name}' },
    removeGoods: { id: 'office.activity.removeGoods', defaultMessage: 'Take {name} out' },
    matches: {
      id: 'office.activity.matches',
      defaultMessage: '{count, plural, one {# match} other {# matches}}',
    },
  }),
};
