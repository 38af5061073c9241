import type { Generated } from 'kysely';

/** What shoppers report, and what the mall decided. */
export interface ReportTable {
  id: Generated<number>;
  user_id: number;
  subject: 'product' | 'review' | 'shop';
  /** of the goods, the review or the shop, which may be gone by now */
  subject_id: number;
  reason: 'counterfeit' | 'forbidden' | 'misleading' | 'offensive' | 'other';
  text: string;
  status: Generated<'open' | 'dismissed' | 'upheld'>;
  /** of the decision */
  note: Generated<string>;
  version: Generated<number>;
  created_at: Date;
  decided_at: Date | null;
}
