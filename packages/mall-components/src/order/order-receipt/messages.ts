import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'order.receipt', defaultMessage: 'Receipt' },
  print: { id: 'order.receipt.print', defaultMessage: 'Print receipt' },
  download: { id: 'order.receipt.download', defaultMessage: 'Download PDF' },
  refundPayments: { id: 'order.receipt.refundPayments', defaultMessage: 'Refunds' },
});
