import { formatAddress } from 'localized-address-format';

/** How postal codes are used in a country's addresses. */
export interface PostalCodes {
  /** Whether the country uses postal codes. */
  used: boolean;
  /** Whether the code comes before street and town. */
  first: boolean;
}

const unknown: PostalCodes = { used: true, first: false };

/** @param country ISO 3166-1 alpha-2; without it the field has its most common position */
export function postalCodesOf(country: string | undefined): PostalCodes {
  if (!country) return unknown;
  const lines = formatAddress({ postalCountry: country, postalCode: 'Z', addressLines: ['A'] });
  const place = (part: string) => lines.findIndex((line) => line.includes(part));
  const code = place('Z');
  return { used: code >= 0, first: code >= 0 && code < place('A') };
}
