/** The wire's `payType` of payments by a code to scan. */
export const WECHAT = 'wechat';
