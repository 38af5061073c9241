interface Failure {
  code?: unknown;
  message?: unknown;
}

const read = (error: unknown): { code: string; message: string } => {
  const { code, message } = (error ?? {}) as Failure;
  return { code: String(code ?? ''), message: String(message ?? '') };
};

/**
 * Whether the way to the database broke, or was never there: nobody knows what became of a statement
 * that was under way. Classes 08 and 57P are the server's words for it, the sentences are those of pg.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = read(error);
  return (
    /^(08...|57P0[1235]|25P03|53300|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/.test(code) ||
    /^(Connection terminated|Query read timeout|Client (was closed|has encountered))/.test(message)
  );
}

/** Serialisation, deadlock, a lock that did not come free in time: the transaction is undone, and another try may go well. */
export const isCollision = (error: unknown): boolean =>
  ['40001', '40P01', '55P03'].includes(read(error).code);

/** Whether the database had no time or no room for this: trying again a little later may go well. */
export function isBusy(error: unknown): boolean {
  const { code, message } = read(error);
  const isOutOfTime = code === '57014' || message === 'timeout exceeded when trying to connect';
  return isOutOfTime || isCollision(error) || isConnectionLost(error);
}
