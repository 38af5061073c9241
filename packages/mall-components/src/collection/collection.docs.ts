import { checkboxKeys, pressKeys, tabKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const collectionDocs: PageDocs = {
  summary: 'What a shopper has collected: goods with the changes of their prices, and shops.',
  when: ['As the page of collections in the account.'],
  insteadOf: [
    { to: 'keep goods out of the current order', use: 'SavedGoods' },
    { to: 'show goods seen before', use: 'RecentGoodsStrip' },
  ],
  pattern: 'Tabs (with automatic activation)',
  keyboard: [...tabKeys, ...pressKeys, ...checkboxKeys],
  states: [
    {
      state: 'Goods',
      shows: 'Cards with price, the change since collecting, and a heart that removes.',
    },
    {
      state: 'Shops',
      shows: 'Rows with rating, followers and a button that unfollows; a closed shop is no link.',
    },
    {
      state: 'Managing',
      shows: 'Checkboxes in place of the buttons, and one button for all selected.',
    },
    {
      state: 'Empty',
      shows: 'A sentence by tab, a link to goods or shops, and what the page adds.',
    },
    { state: 'Loading, failed', shows: 'Skeletons by tab; a message and a retry.' },
  ],
  accessibility: [
    'Numbers of the tabs are part of their names.',
    'When the pressed button goes with its row, focus moves to “Manage”.',
  ],
  do: ['Offer to undo a removal, in a toast.', 'Keep goods that are sold out: they may come back.'],
  dont: ['Do not ask for confirmation; undoing is kinder.'],
};
