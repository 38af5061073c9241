/** Whom to tell about a vulnerability (RFC 9116). */
export interface SecurityContact {
  /** `mailto:`, `https:` and `tel:` addresses, the preferred one first. */
  contacts: readonly string[];
  /** From then on nobody should rely on them. */
  expires: Date;
}

export const SECURITY_TXT = '/.well-known/security.txt';

/** The file's text, for the mall at this origin. */
export const securityTxt = ({ contacts, expires }: SecurityContact, origin: string) =>
  [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${origin}${SECURITY_TXT}`,
    '',
  ].join('\n');
