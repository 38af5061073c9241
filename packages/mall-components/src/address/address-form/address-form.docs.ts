import { checkboxKeys, formKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const addressFormDocs: PageDocs = {
  summary: 'The fields of an address, as the chosen country writes it.',
  when: [
    'To enter or correct one address inside a page or a dialog.',
    'Where the mall delivers to several countries: fields and checks follow the country.',
  ],
  insteadOf: [
    { to: 'edit an address without leaving the page', use: 'AddressDialog' },
    { to: 'manage all addresses', use: 'AddressListView' },
  ],
  keyboard: [...formKeys, ...checkboxKeys],
  states: [
    {
      state: 'Blank',
      shows:
        'What is known is filled in: country and dial code from the place, e-mail from the account.',
    },
    {
      state: 'Incomplete',
      shows: 'On saving, a summary with a link to each field, and the error at the field.',
    },
    {
      state: 'Unusual post code',
      shows: 'A question below the form: the code can be corrected, or kept.',
    },
    {
      state: 'Saved in one field',
      shows: 'The whole text as the street; it may stay so as long as it is not changed.',
    },
    { state: 'Saving', shows: 'The button is busy; the input stays.' },
    {
      state: 'Refused',
      shows: 'The message of the server above the buttons, or at its field; the input stays.',
    },
  ],
  accessibility: [
    'The summary receives focus when something is missing, and its links move into the fields.',
    'Every field has an autocomplete value, so that browsers and password managers fill it.',
    'Numbers are written from left to right in every language.',
  ],
  do: [
    'Pass the countries that the mall delivers to; without them the shopper may choose any.',
    'Throw AddressFieldError where the server knows the field that is wrong.',
    'Give each address a draftName of its own, so that two drafts do not mix.',
  ],
  dont: [
    'Do not ask for a first and a last name: many people have one name, or three.',
    'Do not add a state field for countries without states.',
  ],
};
