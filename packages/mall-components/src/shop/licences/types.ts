import type { CaptchaAnswer } from '../../login/login-actions';

/** The owner of a shop. */
export interface ShopOwner {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** URLs of images of the licences. */
  licences: readonly string[];
}

/**
 * Requests the owner; resolves to undefined when the captcha response was wrong, and rejects when the request
 * failed.
 */
export type AskOwner = (answer: CaptchaAnswer) => Promise<ShopOwner | undefined>;
