import {
  BankCardIcon,
  QrIcon,
  ShieldIcon,
  TruckIcon,
  WalletIcon,
} from '@vermilion/design-system/icon';
import type { PlainMessage } from '../internal/plain-message';
import { messages } from './messages';
import type { PaymentKind } from './types';

interface KindContent {
  Icon: typeof BankCardIcon;
  name: PlainMessage;
  detail: PlainMessage;
}

/** Name, description and icon of each kind of payment. */
export const paymentKindContent: Record<PaymentKind, KindContent> = {
  card: { Icon: BankCardIcon, name: messages.card, detail: messages.cardDetail },
  paypal: { Icon: WalletIcon, name: messages.paypal, detail: messages.paypalDetail },
  wechat: { Icon: QrIcon, name: messages.wechat, detail: messages.wechatDetail },
  upi: { Icon: QrIcon, name: messages.upi, detail: messages.upiDetail },
  delivery: { Icon: TruckIcon, name: messages.delivery, detail: messages.deliveryDetail },
  test: { Icon: ShieldIcon, name: messages.test, detail: messages.testDetail },
};
