import type { ColumnType, Generated } from 'kysely';

export interface JobTable {
  id: Generated<number>;
  name: string;
  /** Of jobs with the same name and key there is one only. */
  key: string | null;
  data: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** Set for what is done again and again. */
  every_seconds: number | null;
  /** `dead` was given up after too many tries. */
  state: Generated<'waiting' | 'done' | 'dead'>;
  /** When it may be claimed next; while it runs, when its claim ends. */
  due_at: Date;
  /** Tries since the last success. */
  attempts: Generated<number>;
  /** Times that it was claimed; who holds an older claim has lost it. */
  claims: Generated<number>;
  created_at: Date;
  ended_at: Date | null;
}

/** A run that has started and, unless it is under way or its process died, has ended. */
export interface JobRunTable {
  job_id: number;
  claim: number;
  started_at: Date;
  ended_at: Date | null;
  /** Why it failed; nothing personal. */
  error: string | null;
}
