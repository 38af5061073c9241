import type { CaptchaAnswer } from '../../login/login-actions';

/** Who stands behind a shop. */
export interface ShopOwner {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** Addresses of the pictures of the licences. */
  licences: readonly string[];
}

/** Asks who the owner is; undefined when the answer to the captcha was wrong. Rejects when it cannot be known. */
export type AskOwner = (answer: CaptchaAnswer) => Promise<ShopOwner | undefined>;
