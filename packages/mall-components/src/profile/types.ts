import type { LoginProvider } from '../login/types';

/** A phone number as the account has it. */
export interface ProfilePhone {
  /** Digits behind the dial code. */
  number: string;
  /** Digits without plus; absent when the server does not send it. */
  dialCode?: string;
}

/** How the shopper signs in: by e-mail, phone or a provider, or as a visitor. */
export type AccountKind = 'email' | 'phone' | LoginProvider | 'visitor';

/** The shopper as the profile page shows them. */
export interface Profile {
  nickname: string;
  avatarSrc?: string;
  email?: string;
  phone?: ProfilePhone;
  kind: AccountKind;
}

/** What is saved. */
export interface ProfileDraft {
  /** Without space around it. */
  nickname: string;
  /** Address of the picture, a new one or the present one. */
  avatarSrc?: string;
}
