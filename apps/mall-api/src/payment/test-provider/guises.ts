export const TEST_PROVIDER = 'test';

/**
 * The names under which it is open: its own, and those of providers whom clients of this API family know,
 * so that they can buy in a mall to try out. For `paypal` its page comes back as PayPal's does; for
 * `wechat` the address of its page is the text of the code to scan.
 */
export const TEST_GUISES = [TEST_PROVIDER, 'paypal', 'wechat'] as const;
export type TestGuise = (typeof TEST_GUISES)[number];
