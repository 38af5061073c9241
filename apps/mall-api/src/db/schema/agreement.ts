import type { Generated } from 'kysely';

export type AgreementKind = 'registration' | 'settlement' | 'privacy' | 'delivery' | 'returns';

/** A version of an agreement or a policy. Only drafts change. */
export interface AgreementVersionTable {
  id: Generated<number>;
  version: Generated<number>;
  kind: AgreementKind;
  /** among those of its kind; null for a draft */
  number: number | null;
  /** HTML, in the mall's own language */
  text: string;
  /** null for a draft */
  effective_from: Date | null;
}

export interface AgreementAcceptanceTable {
  user_id: number;
  agreement_id: number;
  accepted_at: Date;
}
