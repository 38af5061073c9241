import type { PayMethods } from '@vermilion/api-client';

/** The wire's `payType` of what is paid when it is handed over. */
export const COD = 'cod';

/** The wire's `payType` of payments by a code to scan. */
export const WECHAT = 'wechat';

/** The `payType` of each way to pay that is open, but for the one that only tries the mall out. */
export const openPayTypes = (methods: PayMethods | undefined): string[] =>
  methods
    ? [
        ...(methods.stripeStatus ? ['stripe'] : []),
        ...(methods.paypalStatus ? ['paypal'] : []),
        ...(methods.wechatPaySwitch ? [WECHAT] : []),
        ...(methods.codSwitch ? [COD] : []),
      ]
    : [];
