import { dialogKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const addressDialogDocs: PageDocs = {
  summary: 'A dialog around the address form, for adding or editing without leaving the page.',
  when: [
    'At checkout, and in the address book.',
    'Wherever a page needs one address and has its own work to keep.',
  ],
  insteadOf: [
    { to: 'enter an address as the whole task of a page', use: 'AddressForm' },
    { to: 'confirm a deletion', use: 'ConfirmDialog' },
  ],
  pattern: 'Dialog (modal)',
  keyboard: [...dialogKeys, { keys: ['Enter'], does: 'In a field of one line: saves.' }],
  states: [
    { state: 'Add', shows: 'The title “Add address”, with the suggestion filled in.' },
    { state: 'Edit', shows: 'The title “Edit address”, with the address filled in.' },
    { state: 'Refused', shows: 'Stays open with the message and the input.' },
    { state: 'Saved', shows: 'Closes with the reason save, and forgets the draft.' },
  ],
  accessibility: [
    'It is named by its title, and focus returns to the button that opened it.',
    'A press outside does not close it: what was typed would be lost.',
  ],
  do: [
    'Load it on demand from @vermilion/mall-components/address/dialog: it carries the data of all countries.',
    'Reject onSave with a ShopperError that says what to do.',
  ],
  dont: [
    'Do not open it from another dialog.',
    'Do not close it yourself while onSave is pending.',
  ],
};
