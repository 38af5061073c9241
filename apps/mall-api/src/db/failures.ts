interface Failure {
  code?: unknown;
  message?: unknown;
}

const read = (error: unknown): { code: string; message: string } => {
  const { code, message } = (error ?? {}) as Failure;
  return { code: String(code ?? ''), message: String(message ?? '') };
};

/**
 * Whether the connection to the database failed: the outcome of a statement in flight is unknown. Classes 08
 * and 57P are PostgreSQL's error codes for it, the messages are those of pg.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = read(error);
  return (
    /^(08...|57P0[1235]|25P03|53300|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/.test(code) ||
    /^(Connection terminated|Query read timeout|timeout expired|Client (was closed|has encountered))/.test(
      message,
    )
  );
}

/** Whether a prepared statement returns other columns than before: a migration has changed a table. */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = read(error);
  return code === '0A000' && message.startsWith('cached plan must not change result type');
}

/** Nobody is to wait for a database that does not answer at all. */
export class DatabaseTimeoutError extends Error {
  /** As for a statement that took too long. */
  readonly code = '57014';
  override readonly message = 'The database does not answer.';
}

/** Whether a replica broke a read off, to go on with what the primary has deleted meanwhile. */
export const isRecoveryConflict = (error: unknown): boolean => read(error).code === '40001';

/** Whether the database takes no writes: it was replaced by its standby, or is the standby. */
export const isReadOnly = (error: unknown): boolean => read(error).code === '25006';

/**
 * Serialisation failure, deadlock, lock timeout, a plan from before a migration, or a
 * database that takes no writes: the transaction is rolled back, and a retry may succeed.
 */
export const isCollision = (error: unknown): boolean =>
  ['40001', '40P01', '55P03'].includes(read(error).code) || isStalePlan(error) || isReadOnly(error);

const CONNECT_TIMEOUT = 'timeout exceeded when trying to connect';

/** Whether no connection could be opened in time, or none was free. */
export const isConnectTimeout = (error: unknown): boolean =>
  read(error).message === CONNECT_TIMEOUT;

/** Whether the database was out of time or resources: a retry a little later may succeed. */
export function isBusy(error: unknown): boolean {
  const { code, message } = read(error);
  const isOutOfTime = code === '57014' || message === CONNECT_TIMEOUT;
  const isDiskFull = code === '53100';
  return isOutOfTime || isDiskFull || isCollision(error) || isConnectionLost(error);
}
