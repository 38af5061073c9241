import {
  createIcon,
  QrIcon,
  ShieldIcon,
  TruckIcon,
  WalletIcon,
} from '@vermilion/design-system/icon';
import type { PlainMessage } from '../internal/plain-message';
import { messages } from './messages';
import type { PaymentKind } from './types';

const CardIcon = /* @__PURE__ */ createIcon(
  'bank-card',
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.5 9.5h17M7 14.5h4',
);

interface KindContent {
  Icon: typeof CardIcon;
  name: PlainMessage;
  detail: PlainMessage;
}

/** Name, description and icon of each kind of payment. */
export const paymentKindContent: Record<PaymentKind, KindContent> = {
  card: { Icon: CardIcon, name: messages.card, detail: messages.cardDetail },
  paypal: { Icon: WalletIcon, name: messages.paypal, detail: messages.paypalDetail },
  wechat: { Icon: QrIcon, name: messages.wechat, detail: messages.wechatDetail },
  upi: { Icon: QrIcon, name: messages.upi, detail: messages.upiDetail },
  delivery: { Icon: TruckIcon, name: messages.delivery, detail: messages.deliveryDetail },
  test: { Icon: ShieldIcon, name: messages.test, detail: messages.testDetail },
};
