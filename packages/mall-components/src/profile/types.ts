import type { LoginProvider } from '../login/types';

/** Phone number of an account. */
export interface ProfilePhone {
  /** Digits after the dial code. */
  number: string;
  /** Digits without plus; absent when the server does not send it. */
  dialCode?: string;
}

/** How the shopper signs in: by e-mail, by phone, through a provider, or as a visitor. */
export type AccountKind = 'email' | 'phone' | LoginProvider | 'visitor';

/** The shopper's data on the profile page. */
export interface Profile {
  /** As chosen by the shopper. */
  nickname: string;
  /** URL of a square image; absent where none was uploaded. */
  avatarSrc?: string;
  /** For sign-in; absent where the account has none. */
  email?: string;
  /** For sign-in; absent where the account has none. */
  phone?: ProfilePhone;
  /** Determines how a password is changed, or why there is none. */
  kind: AccountKind;
}

/** The data to save. */
export interface ProfileDraft {
  /** Trimmed. */
  nickname: string;
  /** URL of the image: a new one, or the current one. */
  avatarSrc?: string;
}
