import type { ColumnType, Generated } from 'kysely';

export interface JobTable {
  id: Generated<number>;
  name: string;
  /** Unique per job name. */
  key: string | null;
  data: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** Set for recurring jobs. */
  every_seconds: number | null;
  /** `dead`: given up after too many attempts. */
  state: Generated<'waiting' | 'done' | 'dead'>;
  /** When it can be claimed next; while it runs, when its claim expires. */
  due_at: Date;
  /** Attempts since the last success. */
  attempts: Generated<number>;
  /** Number of claims; the holder of an older claim has lost the job. */
  claims: Generated<number>;
  created_at: Date;
  ended_at: Date | null;
}

/** A run of a job; without an end it is in progress or its process has died. */
export interface JobRunTable {
  job_id: number;
  claim: number;
  started_at: Date;
  ended_at: Date | null;
  /** Why it failed; no personal data. */
  error: string | null;
}
