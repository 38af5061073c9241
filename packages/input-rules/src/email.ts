const ATOM = "[\\p{L}\\p{M}\\p{Nd}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{Nd}_](?:[\\p{L}\\p{M}\\p{Nd}_-]{0,61}[\\p{L}\\p{M}\\p{Nd}_])?';

/** The pattern of the contract's `Email`; for regular expressions with the flag `u`. */
export const EMAIL_PATTERN = `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`;
export const EMAIL_MAX_LENGTH = 200;

const EMAIL = new RegExp(EMAIL_PATTERN, 'u');
const ASCII = /^[!-~]*$/;

/** Local part, and domain in ASCII; undefined when the text is no e-mail address. */
function parts(text: string): { local: string; domain: string } | undefined {
  // Chinese and Japanese keyboards write full stops as U+3002
  const tidy = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .trim();
  if ([...tidy].length > EMAIL_MAX_LENGTH || !EMAIL.test(tidy)) return undefined;
  const at = tidy.lastIndexOf('@');
  const domain = asciiDomain(tidy.slice(at + 1));
  return domain ? { local: tidy.slice(0, at), domain } : undefined;
}

/** `bücher.example` is `xn--bcher-kva.example`; undefined for a name that no domain can have. */
function asciiDomain(domain: string): string | undefined {
  if (ASCII.test(domain)) return domain.toLowerCase();
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

export const isEmail = (text: string): boolean => parts(text) !== undefined;

/** As it is sent and kept: the local part as typed, the domain in ASCII; undefined for other text. */
export function readEmail(text: string): string | undefined {
  const read = parts(text);
  return read && `${read.local}@${read.domain}`;
}

/** As it is compared: `readEmail` in lower case. */
export const canonicalEmail = (text: string): string | undefined => readEmail(text)?.toLowerCase();
