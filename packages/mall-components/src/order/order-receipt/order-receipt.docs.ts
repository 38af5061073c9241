import type { PageDocs } from '../../docs/page-docs';

export const orderReceiptDocs: PageDocs = {
  summary: 'A paid order as a receipt, as wide as a sheet of paper.',
  when: ['To print or save what was paid; OrderDetailView prints it where issuer is given.'],
  insteadOf: [
    { to: 'show an order on the screen', use: 'OrderDetailView' },
    { to: 'issue an invoice for taxes', use: 'a document of your accounting' },
  ],
  keyboard: [
    { keys: ['Ctrl + P'], does: 'On the page of the order: prints the receipt (Cmd on a Mac).' },
  ],
  states: [
    {
      state: 'Paid',
      shows:
        'Lines with price, quantity, coupon, points and freight, so that every sum can be checked.',
    },
    { state: 'Without shares', shows: 'Lines with price and quantity.' },
    { state: 'Refunded', shows: 'Each payment back with its number, amount and time.' },
    { state: 'Long', shows: 'Breaks between lines; the sums stay together.' },
  ],
  accessibility: [
    'It is an article with real tables, whose first column names the row.',
    'On the page of an order it is there in print only: a screen reader does not meet the order twice.',
  ],
  do: [
    'Pass the address of the issuer.',
    'Offer a PDF as well: onDownloadReceipt of OrderDetailView.',
  ],
  dont: ['Do not call it an invoice.'],
};
