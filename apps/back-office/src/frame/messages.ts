import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ColorMode } from '../wire/color-mode';

export const colorNames: Record<ColorMode, MessageDescriptor> = defineMessages({
  light: { id: 'office.colors.light', defaultMessage: 'Light' },
  dark: { id: 'office.colors.dark', defaultMessage: 'Dark' },
  system: { id: 'office.colors.system', defaultMessage: 'As on this device' },
});

export const messages = {
  ...defineMessages({
    skip: { id: 'office.skip', defaultMessage: 'Skip to the content' },
    navigation: { id: 'office.navigation', defaultMessage: 'Pages of the back office' },
    menu: { id: 'office.menu', defaultMessage: 'Menu' },
    colors: { id: 'office.colors', defaultMessage: 'Colours of the page' },
    otherPlace: { id: 'office.otherPlace', defaultMessage: 'Work elsewhere' },
    signOut: { id: 'office.signOut', defaultMessage: 'Sign out' },
    toMall: { id: 'office.toMall', defaultMessage: 'To the mall' },
    restored: {
      id: 'office.restored',
      defaultMessage:
        'This is a restored copy of the mall. It sends nothing, takes no payments and runs no jobs until it is released.',
    },
    toasts: { id: 'office.toasts', defaultMessage: 'Messages (F6)' },
    dismiss: { id: 'office.dismiss', defaultMessage: 'Dismiss' },
    nothing: {
      id: 'office.nothing',
      defaultMessage: 'Your roles include no page yet. An owner can give you more.',
    },
    lost: { id: 'office.lost', defaultMessage: 'There is no such page' },
    lostText: {
      id: 'office.lost.text',
      defaultMessage: 'The address may be mistyped, or the page has moved.',
    },
    home: { id: 'office.home', defaultMessage: 'To the first page' },
    broken: { id: 'office.broken', defaultMessage: 'This page does not work at the moment' },
    brokenText: {
      id: 'office.broken.text',
      defaultMessage: 'Reload it. If that does not help, tell those who run this mall.',
    },
    reload: { id: 'office.reload', defaultMessage: 'Reload' },
  }),
  ...defineMessages<{
    account: { name: string };
  }>({
    account: { id: 'office.account', defaultMessage: 'Account of {name}' },
  }),
};
