import type { ShopperState, ShopperSummary } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const stateNames: Record<ShopperState, MessageDescriptor> = defineMessages({
  active: { id: 'office.shopper.active', defaultMessage: 'Active' },
  blocked: { id: 'office.shopper.blocked', defaultMessage: 'Blocked' },
  closed: { id: 'office.shopper.closed', defaultMessage: 'Part of an account now' },
});

/** How an account was opened. */
export const kindNames: Record<ShopperSummary['kind'], MessageDescriptor> = defineMessages({
  email: { id: 'office.shopper.byEmail', defaultMessage: 'Email' },
  phone: { id: 'office.shopper.byPhone', defaultMessage: 'Phone' },
  visitor: { id: 'office.shopper.byVisit', defaultMessage: 'Visit without an account' },
  google: { id: 'office.shopper.byGoogle', defaultMessage: 'Google' },
  facebook: { id: 'office.shopper.byFacebook', defaultMessage: 'Facebook' },
  twitter: { id: 'office.shopper.byTwitter', defaultMessage: 'Twitter' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.shoppers', defaultMessage: 'Shoppers' },
  find: { id: 'office.shoppers.find', defaultMessage: 'Email address, phone number or number' },
  findHint: {
    id: 'office.shoppers.findHint',
    defaultMessage:
      'The whole of it, phone numbers with + and country code. Searches are recorded.',
  },
  search: { id: 'office.shoppers.search', defaultMessage: 'Find' },
  searching: { id: 'office.shoppers.searching', defaultMessage: 'Searching' },
  noAddress: {
    id: 'office.shoppers.noAddress',
    defaultMessage: 'Enter an email address, a phone number with +, or the number of an account',
  },
  none: { id: 'office.shoppers.none', defaultMessage: 'No account has this address.' },
  found: { id: 'office.shoppers.found', defaultMessage: 'Accounts of this address' },
  back: { id: 'office.shopper.back', defaultMessage: 'Find others' },
  nickname: { id: 'office.shopper.nickname', defaultMessage: 'Name' },
  number: { id: 'office.shopper.number', defaultMessage: 'Number' },
  state: { id: 'office.shopper.state', defaultMessage: 'State' },
  kind: { id: 'office.shopper.kind', defaultMessage: 'Opened by' },
  since: { id: 'office.shopper.since', defaultMessage: 'Since' },
  reason: { id: 'office.shopper.reason', defaultMessage: 'Reason of the block' },
  blockedSince: { id: 'office.shopper.blockedSince', defaultMessage: 'Blocked since' },
  sessions: { id: 'office.shopper.sessions', defaultMessage: 'Open sessions' },
  orders: { id: 'office.shopper.orders', defaultMessage: 'Orders' },
  accepted: { id: 'office.shopper.accepted', defaultMessage: 'Accepted agreements' },
  acceptedNone: { id: 'office.shopper.acceptedNone', defaultMessage: 'None was accepted.' },
  agreement: { id: 'office.shopper.agreement', defaultMessage: 'Agreement' },
  version: { id: 'office.shopper.version', defaultMessage: 'Version' },
  time: { id: 'office.shopper.time', defaultMessage: 'Time' },
  block: { id: 'office.shopper.block', defaultMessage: 'Block' },
  blockText: {
    id: 'office.shopper.blockText',
    defaultMessage: 'They are signed out everywhere, and cannot sign in. Their orders go on.',
  },
  blockHint: { id: 'office.shopper.blockHint', defaultMessage: 'Only staff of the mall read it.' },
  unblock: { id: 'office.shopper.unblock', defaultMessage: 'Unblock' },
  unblockText: { id: 'office.shopper.unblockText', defaultMessage: 'They can sign in again.' },
  endSessions: { id: 'office.shopper.endSessions', defaultMessage: 'Sign out everywhere' },
  endSessionsText: {
    id: 'office.shopper.endSessionsText',
    defaultMessage: 'All devices are signed out at once. They can sign in again.',
  },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    blockTitle: { name: string };
    blockedNow: { name: string };
    unblockTitle: { name: string };
    unblocked: { name: string };
    endTitle: { name: string };
    ended: { name: string };
  }>({
    blockTitle: { id: 'office.shopper.blockTitle', defaultMessage: 'Block {name}' },
    blockedNow: { id: 'office.shopper.blockedNow', defaultMessage: '{name} is blocked.' },
    unblockTitle: { id: 'office.shopper.unblockTitle', defaultMessage: 'Unblock {name}?' },
    unblocked: { id: 'office.shopper.unblocked', defaultMessage: '{name} can sign in again.' },
    endTitle: { id: 'office.shopper.endTitle', defaultMessage: 'Sign {name} out everywhere?' },
    ended: { id: 'office.shopper.ended', defaultMessage: '{name} is signed out everywhere.' },
  }),
};
