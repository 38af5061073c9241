import type { FastifyBaseLogger } from 'fastify';

type Level = 'error' | 'warn' | 'info';
type Write = (fields: object, text: string) => void;

let logger: FastifyBaseLogger | undefined;

/** Sends what this process logs to the log of its server. */
export const logTo = (given: FastifyBaseLogger): void => void (logger = given);

/** Logs one line of JSON, without personal data. Silent until there is a server. */
const write =
  (level: Level): Write =>
  (fields, text) =>
    logger?.[level](fields, text);

export const log = { error: write('error'), warn: write('warn'), info: write('info') };
