export const TEST_PROVIDER = 'test';

/**
 * The names of the test provider: its own, and those of providers that clients of this API family support, so
 * that they can buy in a trial mall. For `paypal` its page returns like PayPal's; for `wechat` the URL of its
 * page is the text of the QR code.
 */
export const TEST_GUISES = [TEST_PROVIDER, 'paypal', 'wechat'] as const;
export type TestGuise = (typeof TEST_GUISES)[number];
