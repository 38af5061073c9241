import type { IntlShape } from 'react-intl';
import { defineMessages } from 'react-intl';

const messages = defineMessages({
  test: { id: 'page.payment.test', defaultMessage: 'Test payment' },
  stripe: { id: 'page.payment.stripe', defaultMessage: 'Bank card' },
  paypal: { id: 'page.payment.paypal', defaultMessage: 'PayPal' },
  wechat: { id: 'page.payment.wechat', defaultMessage: 'WeChat Pay' },
  cod: { id: 'page.payment.cod', defaultMessage: 'Cash on delivery' },
  upi: { id: 'page.payment.upi', defaultMessage: 'UPI' },
});

const isKnown = (payType: string): payType is keyof typeof messages => payType in messages;

/** The name of a payment method; undefined for an unknown one. */
export const paymentName = (payType: string, intl: IntlShape) =>
  isKnown(payType) ? intl.formatMessage(messages[payType]) : undefined;
