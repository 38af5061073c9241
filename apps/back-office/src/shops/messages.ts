import { defineMessages } from 'react-intl';

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.shops', defaultMessage: 'Shops' },
  search: { id: 'office.shops.search', defaultMessage: 'Name of the shop' },
  loading: { id: 'office.shops.loading', defaultMessage: 'Loading shops' },
  none: { id: 'office.shops.none', defaultMessage: 'No shop has this name.' },
  noneYet: {
    id: 'office.shops.noneYet',
    defaultMessage: 'There is no shop yet. One opens with the first application that is approved.',
  },
  back: { id: 'office.mallShop.back', defaultMessage: 'All shops' },
  name: { id: 'office.mallShop.name', defaultMessage: 'Shop' },
  number: { id: 'office.mallShop.number', defaultMessage: 'Number' },
  state: { id: 'office.mallShop.state', defaultMessage: 'State' },
  open: { id: 'office.mallShop.open', defaultMessage: 'Open' },
  closed: { id: 'office.mallShop.closed', defaultMessage: 'Closed' },
  suspended: { id: 'office.mallShop.suspended', defaultMessage: 'Suspended' },
  goods: { id: 'office.mallShop.goods', defaultMessage: 'Goods on sale' },
  facts: { id: 'office.mallShop.facts', defaultMessage: 'About the shop' },
  person: { id: 'office.mallShop.person', defaultMessage: 'Owner' },
  email: { id: 'office.mallShop.email', defaultMessage: 'Email address' },
  phone: { id: 'office.mallShop.phone', defaultMessage: 'Phone' },
  address: { id: 'office.mallShop.address', defaultMessage: 'Address' },
  intro: { id: 'office.mallShop.intro', defaultMessage: 'Introduction' },
  holiday: { id: 'office.mallShop.holiday', defaultMessage: 'Closed until' },
  papers: { id: 'office.mallShop.papers', defaultMessage: 'Papers' },
  classification: { id: 'office.mallShop.classification', defaultMessage: 'Place in the mall' },
  classify: { id: 'office.mallShop.classify', defaultMessage: 'Change the place in the mall' },
  trade: { id: 'office.mallShop.trade', defaultMessage: 'Trade' },
  type: { id: 'office.mallShop.type', defaultMessage: 'Type of shop' },
  isSelf: { id: 'office.mallShop.isSelf', defaultMessage: 'Operated by the mall itself' },
  isRecommended: { id: 'office.mallShop.isRecommended', defaultMessage: 'Recommended' },
  sort: { id: 'office.mallShop.sort', defaultMessage: 'Rank' },
  sortHint: {
    id: 'office.mallShop.sortHint',
    defaultMessage: 'Shops of a higher rank come first.',
  },
  suspend: { id: 'office.mallShop.suspend', defaultMessage: 'Suspend' },
  suspendText: {
    id: 'office.mallShop.suspendText',
    defaultMessage:
      'Its goods are hidden, and nothing can be ordered. Orders that are placed go on.',
  },
  suspendHint: {
    id: 'office.mallShop.suspendHint',
    defaultMessage: 'The shop reads it. Say what to do to be open again.',
  },
  reason: { id: 'office.mallShop.reason', defaultMessage: 'Reason of the suspension' },
  since: { id: 'office.mallShop.since', defaultMessage: 'Suspended since' },
  resume: { id: 'office.mallShop.resume', defaultMessage: 'End the suspension' },
  resumeText: {
    id: 'office.mallShop.resumeText',
    defaultMessage: 'The shop opens at once, if it was open before.',
  },
  money: { id: 'office.mallShop.money', defaultMessage: 'Money' },
  commission: { id: 'office.mallShop.commission', defaultMessage: 'Commission on new orders' },
  noPercent: {
    id: 'office.mallShop.noPercent',
    defaultMessage: 'Enter a whole number from 0 to 100',
  },
  balance: { id: 'office.mallShop.balance', defaultMessage: 'Balance' },
  available: { id: 'office.mallShop.available', defaultMessage: 'Can be paid out' },
  frozen: { id: 'office.mallShop.frozen', defaultMessage: 'Of orders that can still be refunded' },
  account: { id: 'office.mallShop.account', defaultMessage: 'Bank account' },
  accountKnown: { id: 'office.mallShop.accountKnown', defaultMessage: 'Known' },
  accountMissing: { id: 'office.mallShop.accountMissing', defaultMessage: 'Not known yet' },
  setAccount: { id: 'office.mallShop.setAccount', defaultMessage: 'Set the bank account' },
  holder: { id: 'office.mallShop.holder', defaultMessage: 'Account holder' },
  accountNumber: { id: 'office.mallShop.accountNumber', defaultMessage: 'IBAN or account number' },
  bankCode: { id: 'office.mallShop.bankCode', defaultMessage: 'BIC or bank code' },
  bankCodeHint: {
    id: 'office.mallShop.bankCodeHint',
    defaultMessage: 'Where the number is not enough.',
  },
  payout: { id: 'office.mallShop.payout', defaultMessage: 'Its payouts' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    count: { count: number };
    suspendTitle: { name: string };
    suspendedNow: { name: string };
    resumeTitle: { name: string };
    resumedNow: { name: string };
  }>({
    count: {
      id: 'office.shops.count',
      defaultMessage: '{count, plural, one {# shop} other {# shops}}',
    },
    suspendTitle: { id: 'office.mallShop.suspendTitle', defaultMessage: 'Suspend {name}' },
    suspendedNow: { id: 'office.mallShop.suspendedNow', defaultMessage: '{name} is suspended.' },
    resumeTitle: {
      id: 'office.mallShop.resumeTitle',
      defaultMessage: 'End the suspension of {name}?',
    },
    resumedNow: {
      id: 'office.mallShop.resumedNow',
      defaultMessage: 'The suspension of {name} has ended.',
    },
  }),
};
