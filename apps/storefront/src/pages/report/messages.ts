import { defineMessages } from 'react-intl';

/** The page, by what is reported. */
export const titles = defineMessages({
  product: { id: 'page.report.product', defaultMessage: 'Report an item' },
  review: { id: 'page.report.review', defaultMessage: 'Report a review' },
  shop: { id: 'page.report.shop', defaultMessage: 'Report a shop' },
});

export const reasons = defineMessages({
  counterfeit: { id: 'page.report.counterfeit', defaultMessage: 'It is a counterfeit' },
  forbidden: { id: 'page.report.forbidden', defaultMessage: 'It is forbidden or dangerous' },
  misleading: { id: 'page.report.misleading', defaultMessage: 'It is misleading' },
  offensive: { id: 'page.report.offensive', defaultMessage: 'It is offensive' },
  other: { id: 'page.report.other', defaultMessage: 'Something else' },
});

export const messages = {
  ...defineMessages({
    lead: {
      id: 'page.report.lead',
      defaultMessage:
        'People who work for the mall read your report and decide. The shop does not learn who sent it.',
    },
    reason: { id: 'page.report.reason', defaultMessage: 'What is wrong?' },
    reasonMissing: { id: 'page.report.reasonMissing', defaultMessage: 'Please choose a reason' },
    text: { id: 'page.report.text', defaultMessage: 'Details (optional)' },
    textHint: {
      id: 'page.report.textHint',
      defaultMessage: 'What should we look at? Please do not write anybody’s personal data.',
    },
    send: { id: 'page.report.send', defaultMessage: 'Send report' },
    failed: {
      id: 'page.report.failed',
      defaultMessage: 'Your report could not be sent. What you wrote is kept; please try again.',
    },
    thanks: { id: 'page.report.thanks', defaultMessage: 'Thank you. Your report is with us.' },
    thanksText: {
      id: 'page.report.thanksText',
      defaultMessage: 'We look at every report. You need not do anything else.',
    },
    back: { id: 'page.report.back', defaultMessage: 'Back to the page' },
    home: { id: 'page.report.home', defaultMessage: 'Go on shopping' },
  }),
  ...defineMessages<{ left: { left: number } }>({
    left: {
      id: 'page.report.left',
      defaultMessage: '{left, plural, one {# character left} other {# characters left}}',
    },
  }),
};
