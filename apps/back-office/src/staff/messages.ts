import { defineMessages } from 'react-intl';

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.staff', defaultMessage: 'Staff' },
  loading: { id: 'office.staff.loading', defaultMessage: 'Loading staff' },
  none: { id: 'office.staff.none', defaultMessage: 'Nobody works here yet.' },
  person: { id: 'office.staff.person', defaultMessage: 'Person' },
  email: { id: 'office.staff.email', defaultMessage: 'Email address' },
  roles: { id: 'office.staff.roles', defaultMessage: 'Roles' },
  since: { id: 'office.staff.since', defaultMessage: 'Since' },
  lastUsed: { id: 'office.staff.lastUsed', defaultMessage: 'Last seen' },
  never: { id: 'office.staff.never', defaultMessage: 'Never' },
  actions: { id: 'office.staff.actions', defaultMessage: 'Actions' },
  edit: { id: 'office.staff.edit', defaultMessage: 'Change roles' },
  noRole: { id: 'office.staff.noRole', defaultMessage: 'Choose at least one role' },
  remove: { id: 'office.staff.remove', defaultMessage: 'Remove' },
  removeText: {
    id: 'office.staff.removeText',
    defaultMessage: 'They are signed out at once. Their account in the mall stays.',
  },
  keep: { id: 'office.staff.keep', defaultMessage: 'Keep' },
  removing: { id: 'office.staff.removing', defaultMessage: 'Removing' },
  invite: { id: 'office.invite', defaultMessage: 'Invite' },
  inviteTitle: { id: 'office.invite.title', defaultMessage: 'Invite a colleague' },
  inviteText: {
    id: 'office.invite.text',
    defaultMessage: 'They get a mail with a link, and sign in with an account of the mall.',
  },
  sending: { id: 'office.invite.pending', defaultMessage: 'Inviting' },
  link: { id: 'office.invite.link', defaultMessage: 'Link, which works once' },
  ends: { id: 'office.invite.ends', defaultMessage: 'Valid until' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    editOf: { name: string };
    saved: { name: string };
    stale: { roles: string };
    removeOf: { name: string };
    removeTitle: { name: string };
    removed: { name: string };
    mailed: { email: string };
    notMailed: { email: string };
  }>({
    editOf: { id: 'office.staff.editOf', defaultMessage: 'Change roles of {name}' },
    saved: { id: 'office.staff.saved', defaultMessage: 'The roles of {name} are changed.' },
    stale: {
      id: 'office.staff.stale',
      defaultMessage:
        'Somebody else has changed these roles: they are {roles} now. Save again to set yours.',
    },
    removeOf: { id: 'office.staff.removeOf', defaultMessage: 'Remove {name}' },
    removeTitle: { id: 'office.staff.removeTitle', defaultMessage: 'Remove {name}?' },
    removed: { id: 'office.staff.removed', defaultMessage: '{name} no longer works here.' },
    mailed: {
      id: 'office.invite.mailed',
      defaultMessage: 'The invitation is on its way to {email}. The link below works, too.',
    },
    notMailed: {
      id: 'office.invite.notMailed',
      defaultMessage: 'The mail could not be sent. Pass this link on to {email} yourself.',
    },
  }),
};

/** What a role is for, where one chooses it. */
export const roleHints = defineMessages({
  owner: { id: 'office.role.owner.hint', defaultMessage: 'Everything, and staff' },
  goods: { id: 'office.role.goods.hint', defaultMessage: 'Goods, stock, prices, coupons' },
  orders: { id: 'office.role.orders.hint', defaultMessage: 'Orders, refunds, reviews' },
  money: { id: 'office.role.money.hint', defaultMessage: 'Balances and payouts' },
  content: { id: 'office.role.content.hint', defaultMessage: 'What the mall says and shows' },
  shops: { id: 'office.role.shops.hint', defaultMessage: 'Applications and shops' },
});
