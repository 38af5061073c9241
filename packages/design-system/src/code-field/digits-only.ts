/** The digits of what was typed or pasted, no more than there are cells: "123 456" is 123456. */
export const digitsOnly = (typed: string, length: number) =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, length);
