import type { Generated } from 'kysely';

export interface OperatorKeyTable {
  id: Generated<number>;
  name: string;
  /** A hash, so that reading the table does not give access. */
  key_hash: Buffer;
  /** The first characters of the key. */
  hint: string;
  scopes: string[];
  /** null for a key of the whole mall */
  shop_id: number | null;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
  /** of a person's session */
  staff_id: number | null;
  /** when a session ends at the latest; null for a key of a program */
  expires_at: Date | null;
}

/** An account that works for a shop, or for the mall (null). */
export interface StaffTable {
  id: Generated<number>;
  version: Generated<number>;
  user_id: number;
  shop_id: number | null;
  roles: string[];
  created_at: Date;
  removed_at: Date | null;
}

export interface StaffInvitationTable {
  id: Generated<number>;
  token_hash: Buffer;
  email: string;
  shop_id: number | null;
  roles: string[];
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
}

export interface SecondFactorTable {
  user_id: number;
  /** of the authenticator app, encrypted; null without one */
  secret: Buffer | null;
  /** null until a first code has proved that the secret is stored */
  confirmed_at: Date | null;
  /** the time step of the last accepted code, which is accepted once */
  last_step: Generated<number>;
  /** of the unused recovery codes */
  recovery_hashes: Generated<Buffer[]>;
}

export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  /** base64url, as browsers name it */
  credential_id: string;
  public_key: Buffer;
  /** of its uses, as it counts them itself; stays 0 where it does not */
  counter: number;
  /** how browsers reach it */
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** What a browser has to sign, once. */
export interface PasskeyChallengeTable {
  session_hash: Buffer;
  purpose: 'create' | 'prove';
  challenge: string;
  expires_at: Date;
}

/** Append-only: the database refuses to change or delete a row. */
export interface AuditEntryTable {
  id: Generated<number>;
  at: Date;
  /** null for actions on the server itself */
  key_id: number | null;
  /** the shop that owns the object; null for the mall */
  shop_id: number | null;
  /** operationId of the call */
  action: string;
  subject_type: string;
  subject_id: string;
  result: 'done' | 'refused';
  /** idempotency key of the change */
  request_id: string | null;
}

/** Mails of a topic that an address does not want. */
export interface MailStopTable {
  recipient_hash: Buffer;
  topic: string;
  stopped_at: Date;
}
