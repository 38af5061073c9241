import type { PayMethods } from '@vermilion/api-client';

/** The wire's `payType` for cash on delivery. */
export const COD = 'cod';

/** The wire's `payType` for payment by QR code. */
export const WECHAT = 'wechat';

/** The `payType` of each available payment method, except the trial one. */
export const openPayTypes = (methods: PayMethods | undefined): string[] =>
  methods
    ? [
        ...(methods.stripeStatus ? ['stripe'] : []),
        ...(methods.paypalStatus ? ['paypal'] : []),
        ...(methods.wechatPaySwitch ? [WECHAT] : []),
        ...(methods.codSwitch ? [COD] : []),
      ]
    : [];
