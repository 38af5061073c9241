import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    backOffice: { id: 'office.name', defaultMessage: 'Back office' },
    retry: { id: 'office.retry', defaultMessage: 'Try again' },
    loading: { id: 'office.loading', defaultMessage: 'Loading' },
    clear: { id: 'office.clear', defaultMessage: 'Clear' },
    close: { id: 'office.close', defaultMessage: 'Close' },
    cancel: { id: 'office.cancel', defaultMessage: 'Cancel' },
    save: { id: 'office.save', defaultMessage: 'Save' },
    saving: { id: 'office.saving', defaultMessage: 'Saving' },
    forbidden: {
      id: 'office.forbidden',
      defaultMessage: 'Your roles do not include this page. An owner can give you the role.',
    },
    pages: { id: 'office.pages', defaultMessage: 'Pages' },
    previous: { id: 'office.pages.previous', defaultMessage: 'Previous page' },
    next: { id: 'office.pages.next', defaultMessage: 'Next page' },
    copy: { id: 'office.copy', defaultMessage: 'Copy' },
    copied: { id: 'office.copied', defaultMessage: 'Copied' },
    notCopied: {
      id: 'office.notCopied',
      defaultMessage: 'This browser does not let us copy. Select the text, and copy it by hand.',
    },
    needed: { id: 'office.needed', defaultMessage: 'Fill this in' },
    ofShops: {
      id: 'office.ofShops',
      defaultMessage: 'This page is about one shop. Work in a shop to see it.',
    },
    saved: { id: 'office.saved', defaultMessage: 'Saved' },
    csv: { id: 'office.csv', defaultMessage: 'Export as CSV' },
    exporting: { id: 'office.csv.pending', defaultMessage: 'Exporting' },
    zone: { id: 'office.zone', defaultMessage: 'By the clock of the mall' },
  }),
  ...defineMessages<{
    page: { page: number };
    picture: { number: number; total: number };
    noAmount: { example: string };
    noWhole: { min: number; max: number };
    translationsOf: { label: string };
  }>({
    noAmount: { id: 'office.noAmount', defaultMessage: 'Enter an amount, such as {example}' },
    noWhole: {
      id: 'office.noWhole',
      defaultMessage: 'Enter a whole number from {min, number} to {max, number}',
    },
    translationsOf: { id: 'office.translationsOf', defaultMessage: '{label} in other languages' },
    picture: {
      id: 'office.picture',
      defaultMessage: 'Picture {number, number} of {total, number}',
    },
    page: { id: 'office.pages.page', defaultMessage: 'Page {page, number}' },
  }),
};
