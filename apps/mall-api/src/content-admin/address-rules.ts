import { invalidValue } from '../kernel/errors';

/** Any origin that no address has: a path that leads elsewhere has another one. */
const OWN = 'https://own.invalid';

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text, OWN)) return false;
  const { protocol, origin } = new URL(text, OWN);
  return text.startsWith('/')
    ? origin === OWN
    : protocol === 'https:' && /^https:\/\/[^/\\]/i.test(text);
};

/** Refuses an address that is neither a path of the mall nor https: others run scripts or are not secure. */
export function checkAddress(field: string, text: string): string {
  if (!isAddress(text))
    throw invalidValue(field, 'must be a path such as /activity/1 or an https address');
  return text;
}

/** Refuses an arrangement that leaves something out, or names it twice. */
export function checkArrangement(ids: readonly number[], all: readonly number[]): void {
  const named = new Set(ids);
  if (named.size !== ids.length || named.size !== all.length || !all.every((id) => named.has(id)))
    throw invalidValue('ids', 'must be all of them, each once');
}
