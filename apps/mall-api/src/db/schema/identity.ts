import type { Generated } from 'kysely';

export type UserKind = 'email' | 'phone' | 'visitor' | 'google' | 'facebook' | 'twitter';

export interface UserAccountTable {
  id: Generated<number>;
  kind: UserKind;
  email: string | null;
  /** Calling code, digits only. */
  country_code: string | null;
  /** National number without spaces. */
  phone: string | null;
  /** E.164 format, `+8613800000001`; unique among accounts except visitors. */
  phone_e164: Generated<string | null>;
  password_hash: string | null;
  nickname: string;
  avatar: Generated<string>;
  is_enabled: Generated<boolean>;
  /** null for accounts that operators have not blocked */
  blocked_at: Generated<Date | null>;
  block_reason: Generated<string | null>;
  /** spendable points; changed only through the ledger */
  points: Generated<number>;
  points_frozen: Generated<number>;
  /** minus points taken back by refunds */
  points_earned: Generated<number>;
  /** minus returned points */
  points_spent: Generated<number>;
  experience: Generated<number>;
  created_at: Generated<Date>;
}

export interface SessionTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
  /** when it last proved a second factor of the account */
  factor_proved_at: Generated<Date | null>;
}

export interface LoginCodeTable {
  id: Generated<number>;
  channel: 'email' | 'sms';
  purpose: string;
  address: string;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Date;
  created_at: Generated<Date>;
}

export interface RateLimitTable {
  key: string;
  window_ends_at: Date;
  count: number;
}

export interface OutboxMessageTable {
  id: Generated<number>;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  created_at: Generated<Date>;
}

export interface CaptchaTable {
  key_hash: Buffer;
  answer_hash: Buffer;
  expires_at: Date;
}

/** The callers that have signed in to an account. */
export interface KnownCallerTable {
  user_id: number;
  caller_hash: Buffer;
  seen_at: Date;
}

export type Provider = 'google' | 'facebook' | 'twitter';

/** A provider's account that signs in to one of ours. */
export interface UserIdentityTable {
  provider: Provider;
  /** The provider's id of the person. */
  subject: string;
  user_id: number;
  created_at: Date;
}

/** A sign-in in progress at a provider. */
export interface OauthRequestTable {
  token_hash: Buffer;
  provider: Provider;
  /** Known only to this server: Twitter's token secret, the code verifier. */
  secret: string;
  /** Hash of the handle that the browser holds. */
  handle_hash: Buffer;
  expires_at: Date;
}

export interface UploadTable {
  /** File name: random, with its extension. */
  name: string;
  user_id: number;
  bytes: Buffer;
  size: number;
  created_at: Date;
}

export interface UserAddressTable {
  id: Generated<number>;
  user_id: number;
  real_name: string;
  phone: string;
  email: string;
  country: string;
  country_code: string;
  detail: string;
  /** As entered; empty for countries without postal codes. */
  post_code: string;
  is_default: Generated<boolean>;
  is_deleted: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
