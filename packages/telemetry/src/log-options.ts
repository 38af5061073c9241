import type { FastifyServerOptions } from 'fastify';
import { escapeControls } from './escape-controls';
import { currentTraceId } from './trace-id';

/**
 * Structured logs without personal data: of a request only method and route pattern (never URL, query,
 * headers or body), of an error only what cannot quote a value.
 */
export function logOptions(
  level: string,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    // JSON leaves half of the control characters as they are
    hooks: { streamWrite: escapeControls },
    // Leads from a line to its trace, where traces are on
    mixin: () => ({ trace: currentTraceId() }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: errorInLog, req: () => ({}), res: () => ({}) },
    redact: {
      paths: ['token', 'code', 'captcha', 'password', 'phone', 'email', 'to', 'address'].flatMap(
        (name) => [name, `*.${name}`],
      ),
      remove: true,
    },
    ...(stream && { stream }),
  };
}

/**
 * Maximum length of a logged message; one that quotes a whole body is neither readable nor cheap to redact.
 */
const LONGEST = 500;

interface DatabaseFields {
  code?: string;
  constraint?: string;
  table?: string;
  severity?: string;
}

/** A database's message and detail quote values; its code and constraint are sufficient. */
function errorInLog(error: Error & DatabaseFields) {
  const { name, code, constraint, table, severity } = error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: name,
    // Not as `code`: under that name the digits of e-mailed codes are redacted
    reason: code,
    constraint,
    table,
    message: severity ? 'database error' : withoutPersonal(String(error.message).slice(0, LONGEST)),
    stack: frames.map((frame) => frame.trim()).join('\n'),
  };
}

/** One line about an error that is safe to store: without values or personal data. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'thrown without an error';
  const { type, reason, message } = errorInLog(error);
  return [type, reason, message].filter(Boolean).join(': ');
}

function withoutPersonal(text: string): string {
  return text
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, '[address]')
    .replace(/\bvmo_\w+/gi, '[key]')
    .replace(/\b[0-9a-f]{32,}\b/gi, '[token]')
    .replace(/\+?\d{5,}/g, '[number]');
}
