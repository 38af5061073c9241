import { MallError } from '@vermilion/api-client';

const FRAMES = 12;
/** How deep an error may say what it came from. */
const CAUSES = 3;
const word = /^[\w.-]{1,64}$/;

/** What an error is called: names and codes, which are ours or Node's, never what it says. */
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

/** The places in our code, without the message that a stack begins with. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const stack = error.stack ?? '';
  const at = error.message === '' ? -1 : stack.indexOf(error.message);
  const lines = (at < 0 ? stack : stack.slice(at + error.message.length)).split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).slice(0, FRAMES);
}

/**
 * Writes an error to the log: where it happened, the names of what went wrong, the places in the code.
 * What an error says or holds stays out, since answers and inputs, and so people, are quoted there;
 * only whoever develops sees all of it.
 */
export function logError(where: string, error: unknown): void {
  if (process.env.NODE_ENV === 'development') return console.error(`${where}:`, error);
  const names = causesOf(error).map(nameOf).join(' < ');
  console.error([`${where}: ${names}`, ...framesOf(error)].join('\n'));
}

/** Writes to the log that nobody is sent to an address: its host, which is nobody's secret, and no more. */
export function logBlockedRedirect(where: string, address: string): void {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  console.error(`${where}: nobody is sent to "${host}", which is not in MALL_PROVIDER_HOSTS`);
}
