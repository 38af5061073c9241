import { MallError } from '@vermilion/api-client';
import { log } from './log';

const FRAMES = 12;
/** How many causes of an error are logged. */
const CAUSES = 3;
const word = /^[\w.-]{1,64}$/;

/** Name and codes of an error, which are set by us or Node; never its message. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, code } = error as NodeJS.ErrnoException;
  const parts = error instanceof MallError ? [name, error.kind, error.operation] : [name];
  const known = [...parts, code].map(String).filter((part) => part !== 'undefined');
  return known.filter((part) => word.test(part)).join(' ');
}

function causesOf(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let one = error; one !== undefined && found.length < CAUSES;) {
    found.push(one);
    one = one instanceof Error ? one.cause : undefined;
  }
  return found;
}

/** The stack frames in our code, without the message at the top of a stack. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const stack = error.stack ?? '';
  const at = error.message === '' ? -1 : stack.indexOf(error.message);
  const lines = (at < 0 ? stack : stack.slice(at + error.message.length)).split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).slice(0, FRAMES);
}

/**
 * Logs an error: where it happened, its name and codes, the stack frames, and the id of the request. Messages and
 * properties are omitted because they may quote responses or input with personal data; only development logs them.
 */
export function logError(where: string, error: unknown, request?: string): void {
  if (process.env.NODE_ENV === 'development') return console.error(`${where}:`, error);
  const names = causesOf(error).map(nameOf).join(' < ');
  const stack = framesOf(error).map((frame) => frame.trim());
  log.error({ request, where, error: names, stack: stack.join('\n') }, 'failed');
}

/** Logs a redirect that is not allowed: only its host, since the rest may be secret. */
export function logBlockedRedirect(where: string, address: string): void {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  log.error({ where, host }, 'nobody is sent to this host, which is not in MALL_PROVIDER_HOSTS');
}
