import type { OperatorArgs, OperatorShopDetail } from '@vermilion/api-client/operator';
import {
  sentTranslations,
  type TranslatedTexts,
  translationValues,
} from '../shared/text-languages';

export interface HoursValues {
  days: string[];
  opens: string;
  closes: string;
}

/** The texts of a profile, as they are. */
export const textFields = [
  'name',
  'intro',
  'keywords',
  'realName',
  'email',
  'phone',
  'address',
  'serviceValue',
] as const;

/** Its single pictures: the form holds lists of at most one. */
export const singlePictures = ['avatar', 'backImage', 'pcBackImage', 'streetBackImage'] as const;

export const pictureLists = ['pcBanner', 'qualification'] as const;

export type ProfileValues = Record<(typeof textFields)[number], string> &
  Record<(typeof singlePictures | typeof pictureLists)[number], string[]> & {
    openingHours: HoursValues[];
    serviceType: OperatorShopDetail['serviceType'];
    translations: TranslatedTexts;
  };

type Sent = Omit<OperatorArgs['saveShop'], 'id' | 'version'>;

const from = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  // fromEntries widens the keys
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** The values of the form for the profile of a shop. */
export const profileValues = (shop: OperatorShopDetail): ProfileValues => ({
  ...from(textFields, (name) => shop[name]),
  ...from(singlePictures, (name) => (shop[name] ? [shop[name]] : [])),
  ...from(pictureLists, (name) => shop[name]),
  openingHours: shop.openingHours.map((hours) => ({ ...hours, days: hours.days.map(String) })),
  serviceType: shop.serviceType,
  translations: translationValues(shop.translations, ['intro']),
});

/** What is sent of the form. */
export const sentProfile = (values: ProfileValues): Sent => ({
  ...from(textFields, (name) => values[name]),
  ...from(singlePictures, (name) => values[name][0] ?? ''),
  ...from(pictureLists, (name) => values[name]),
  openingHours: values.openingHours.map((hours) => ({
    ...hours,
    days: hours.days.map(Number).sort((a, b) => a - b),
  })),
  serviceType: values.serviceType,
  translations: sentTranslations(values.translations),
});
