import type { CaptchaAnswer } from '../../login/login-actions';

/** The owner of a shop. */
export interface ShopOwner {
  /** Of the person or company. */
  name: string;
  /** E-mail address for customers. */
  email: string;
  /** Phone number, as shown. */
  phone: string;
  /** Postal address in one line. */
  address: string;
  /** URLs of images of the licences. */
  licences: readonly string[];
}

/**
 * Requests the owner; resolves to undefined when the captcha response was wrong, and rejects when the request
 * failed.
 */
export type AskOwner = (answer: CaptchaAnswer) => Promise<ShopOwner | undefined>;
