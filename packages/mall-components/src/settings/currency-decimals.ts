const WHOLE = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/;
const THOUSANDTHS = /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/;

/**
 * Decimals of a currency in ISO 4217, 2 for unknown codes. Intl is not asked: its data differ between browsers, and
 * between them and servers.
 */
export const currencyDecimals = (currency: string): number => {
  if (WHOLE.test(currency)) return 0;
  return THOUSANDTHS.test(currency) ? 3 : 2;
};
