/** The wire's `payType` of what is paid when it is handed over. */
export const COD = 'cod';

/** The wire's `payType` of payments by a code to scan. */
export const WECHAT = 'wechat';
