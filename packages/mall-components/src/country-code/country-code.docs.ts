import type { PageDocs } from '../docs/page-docs';

export const countryCodeDocs: PageDocs = {
  summary: 'The country of a phone number, found by any name that a shopper may have for it.',
  when: [
    'Before a phone number, where shoppers come from several countries; PhoneField joins the two.',
    'For a country whose dial code matters. The list has every country and territory with a code.',
  ],
  insteadOf: [
    { to: 'enter a phone number', use: 'PhoneField, which contains it' },
    {
      to: 'choose the country of an address',
      use: 'AddressForm, which lists where the mall delivers',
    },
    { to: 'choose among a few fixed countries', use: 'Select' },
  ],
  pattern: 'Combobox (editable, with a list)',
  keyboard: [
    { keys: ['Letters', 'Digits'], does: 'Search; the first one typed replaces the chosen name.' },
    { keys: ['Down arrow', 'Up arrow'], does: 'Open the list and move in it.' },
    { keys: ['Enter'], does: 'Takes the option, without submitting the form.' },
    {
      keys: ['Escape'],
      does: 'Closes the list and restores the name; a dialog around it stays open.',
    },
    {
      keys: ['Home', 'End', 'Page Up', 'Page Down'],
      does: 'In the open list: first, last, a page back or on.',
    },
    { keys: ['Tab'], does: 'Leaves the field; an option that was moved to is taken.' },
  ],
  states: [
    {
      state: 'Chosen',
      shows: 'The name of the country in the language of the page; focus selects it.',
    },
    {
      state: 'Searching',
      shows: 'Matches, the best first: dial code, other names, flag where there is a sprite.',
    },
    {
      state: 'Nothing found',
      shows: 'A sentence in the list; leaving restores the country that was chosen.',
    },
    {
      state: 'Shared dial code',
      shows: 'The main country of the code first: +1 is the United States, then Canada.',
    },
    {
      state: 'Number with a plus',
      shows: 'In PhoneField: the country follows the number, and the number is grouped as there.',
    },
    { state: 'Without scripts', shows: 'In PhoneField with plainCountryName: a native select.' },
  ],
  accessibility: [
    'The name of the country is text; the flag beside it is decorative and never the only sign.',
    'That nothing was found is announced; where a screen reader does not read the option moved to, its name and dial code are.',
    'Dial codes read from left to right, also on a page that reads from right to left.',
    'The value is the country, not the dial code: twenty-five countries share +1.',
  ],
  do: [
    'Keep value as the ISO code, and read the dial code from the country of onValueChange.',
    'Start with the country of the account, then of the location, then DEFAULT_COUNTRY.',
    'Load it on demand: it carries the names and codes of all countries.',
  ],
  dont: [
    'Do not sort the list yourself: it is sorted as the language of the page sorts names.',
    'Do not show flags for languages; a language is not a country.',
    'Do not reject a number while it is typed. PhoneField groups it when the field is left.',
  ],
};
