import { asciiDigits } from './digits';

/**
 * A code from a message or a picture without what is pasted with it: "123-456", "123 456" and "１２３４５６" are
 * 123456. Other characters stay, so that a wrong code is refused and not made into another one.
 */
export const readCode = (text: string): string =>
  asciiDigits(text).replace(/[\s\p{Dash}\p{Cf}]/gu, '');
