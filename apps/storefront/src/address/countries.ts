import type { AddressCountry } from '@vermilion/mall-components/address';

/** Dial codes of the countries that the address form suggests; any other may be typed. */
const dialCodes: Record<string, string> = {
  AU: '61',
  AT: '43',
  BE: '32',
  BR: '55',
  KH: '855',
  CA: '1',
  CL: '56',
  CN: '86',
  CO: '57',
  CZ: '420',
  DK: '45',
  EG: '20',
  FI: '358',
  FR: '33',
  DE: '49',
  GR: '30',
  HK: '852',
  HU: '36',
  IN: '91',
  ID: '62',
  IE: '353',
  IL: '972',
  IT: '39',
  JP: '81',
  KE: '254',
  KR: '82',
  LA: '856',
  LU: '352',
  MO: '853',
  MY: '60',
  MX: '52',
  MA: '212',
  NL: '31',
  NZ: '64',
  NO: '47',
  PE: '51',
  PH: '63',
  PL: '48',
  PT: '351',
  RO: '40',
  SA: '966',
  SG: '65',
  ZA: '27',
  ES: '34',
  SE: '46',
  CH: '41',
  TW: '886',
  TH: '66',
  TR: '90',
  UA: '380',
  AE: '971',
  GB: '44',
  US: '1',
  VN: '84',
};

/** Countries with their names in a language, in its order. */
export function countriesIn(language: string): AddressCountry[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return Object.entries(dialCodes)
    .map(([code, dialCode]) => ({ code, dialCode, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
}
