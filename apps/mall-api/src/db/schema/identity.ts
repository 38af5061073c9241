import type { Generated } from 'kysely';

export type UserKind = 'email' | 'phone' | 'visitor' | 'google' | 'facebook' | 'twitter';

export interface UserAccountTable {
  id: Generated<number>;
  kind: UserKind;
  email: string | null;
  /** Calling code, digits only. */
  country_code: string | null;
  /** National number, as people write it without blanks. */
  phone: string | null;
  /** The whole number, `+8613800000001`; of one account only, visitors aside. */
  phone_e164: Generated<string | null>;
  password_hash: string | null;
  nickname: string;
  avatar: Generated<string>;
  is_enabled: Generated<boolean>;
  /** those that can be spent; the ledger alone changes them */
  points: Generated<number>;
  points_frozen: Generated<number>;
  /** less what refunds took back */
  points_earned: Generated<number>;
  /** less what came back */
  points_spent: Generated<number>;
  experience: Generated<number>;
  created_at: Generated<Date>;
}

export interface SessionTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
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

/** From where an account has been signed in to. */
export interface KnownCallerTable {
  user_id: number;
  caller_hash: Buffer;
  seen_at: Date;
}

export type Provider = 'google' | 'facebook' | 'twitter';

/** An account of a provider that opens one here. */
export interface UserIdentityTable {
  provider: Provider;
  /** The provider's own id of the person. */
  subject: string;
  user_id: number;
  created_at: Date;
}

/** A sign-in that has gone to its provider and not come back yet. */
export interface OauthRequestTable {
  token_hash: Buffer;
  provider: Provider;
  /** What only this server may know: Twitter's token secret, the verifier of the code. */
  secret: string;
  /** Of what the browser keeps. */
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
  /** As people write it; empty where the country has none. */
  post_code: string;
  is_default: Generated<boolean>;
  is_deleted: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
