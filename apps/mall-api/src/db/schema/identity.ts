import type { Generated } from 'kysely';

export type UserKind = 'email' | 'phone' | 'visitor' | 'google' | 'facebook' | 'twitter';

export interface UserAccountTable {
  id: Generated<number>;
  kind: UserKind;
  email: string | null;
  country_code: string | null;
  phone: string | null;
  password_hash: string | null;
  nickname: string;
  avatar: Generated<string>;
  is_enabled: Generated<boolean>;
  points: Generated<number>;
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

export interface UserAddressTable {
  id: Generated<number>;
  user_id: number;
  real_name: string;
  phone: string;
  email: string;
  country: string;
  country_code: string;
  detail: string;
  post_code: number;
  is_default: Generated<boolean>;
  is_deleted: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
