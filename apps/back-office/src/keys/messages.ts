import { defineMessages } from 'react-intl';

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.keys', defaultMessage: 'Keys' },
  loading: { id: 'office.keys.loading', defaultMessage: 'Loading keys' },
  none: { id: 'office.keys.none', defaultMessage: 'There is no key yet. Other programs need one.' },
  add: { id: 'office.keys.add', defaultMessage: 'New key' },
  addText: {
    id: 'office.keys.addText',
    defaultMessage: 'For a program that works with this mall. It can do no more than you.',
  },
  name: { id: 'office.key.name', defaultMessage: 'Name' },
  nameHint: { id: 'office.key.nameHint', defaultMessage: 'Whose it is, or what it is for.' },
  hint: { id: 'office.key.hint', defaultMessage: 'Begins with' },
  scopes: { id: 'office.key.scopes', defaultMessage: 'Allowed' },
  noScope: { id: 'office.key.noScope', defaultMessage: 'Choose at least one' },
  shop: { id: 'office.key.shop', defaultMessage: 'Shop' },
  shopHint: {
    id: 'office.key.shopHint',
    defaultMessage: 'The number of a shop. Empty for the whole mall.',
  },
  noShop: { id: 'office.key.noShop', defaultMessage: 'Enter the number of a shop, or nothing' },
  created: { id: 'office.key.created', defaultMessage: 'Created' },
  lastUsed: { id: 'office.key.lastUsed', defaultMessage: 'Last used' },
  never: { id: 'office.key.never', defaultMessage: 'Never' },
  revoked: { id: 'office.key.revoked', defaultMessage: 'Revoked' },
  create: { id: 'office.key.create', defaultMessage: 'Create the key' },
  once: {
    id: 'office.key.once',
    defaultMessage: 'Copy it now. It is shown only this once.',
  },
  revoke: { id: 'office.key.revoke', defaultMessage: 'Revoke' },
  revokeText: {
    id: 'office.key.revokeText',
    defaultMessage: 'Programs with this key stop at once. This cannot be undone.',
  },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    revokeOf: { name: string };
    revokeTitle: { name: string };
    revokedNow: { name: string };
  }>({
    revokeOf: { id: 'office.key.revokeOf', defaultMessage: 'Revoke {name}' },
    revokeTitle: { id: 'office.key.revokeTitle', defaultMessage: 'Revoke {name}?' },
    revokedNow: { id: 'office.key.revokedNow', defaultMessage: '{name} is revoked.' },
  }),
};
