export { PaymentResultView } from './payment-result-view';
export type { OrderLink, PaymentResultViewProps } from './payment-result-view';
export { paymentResults } from './payment-looks';
export type { PaymentResult } from './payment-looks';
