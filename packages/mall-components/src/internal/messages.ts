import { defineMessages } from 'react-intl';

/** Messages shared by all domains. */
export const messages = {
  ...defineMessages({
    cancel: { id: 'common.cancel', defaultMessage: 'Cancel' },
    close: { id: 'common.close', defaultMessage: 'Close' },
    retry: { id: 'common.retry', defaultMessage: 'Try again' },
    pageCode: { id: 'common.pageCode', defaultMessage: 'QR code of this page' },
    pageCodeText: {
      id: 'common.pageCodeText',
      defaultMessage: 'Scan to open this page on your phone',
    },
    copied: { id: 'common.copied', defaultMessage: 'Copied' },
    loading: { id: 'common.loading', defaultMessage: 'Loading' },
  }),
  ...defineMessages<{
    charactersLeft: { left: number };
    copyOf: { what: string };
    fieldsToCheck: { count: number };
  }>({
    copyOf: { id: 'common.copyOf', defaultMessage: 'Copy: {what}' },
    charactersLeft: {
      id: 'common.charactersLeft',
      defaultMessage: '{left, plural, one {# character left} other {# characters left}}',
    },
    fieldsToCheck: {
      id: 'common.fieldsToCheck',
      defaultMessage: '{count, plural, one {Please check # field} other {Please check # fields}}',
    },
  }),
};
