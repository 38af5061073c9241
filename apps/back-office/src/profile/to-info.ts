import type { ShopInfo } from '@vermilion/api-client';
import type { ProfileValues } from './profile-values';

/** Where the mall's API tells each way to reach a shop. */
const services = {
  email: 'serviceEmail',
  phone: 'servicePhone',
  message: 'serviceMessage',
  H5: 'serviceLink',
} as const;

/** As the API takes it; what is half typed is not shown yet. */
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What a shop has before anybody has seen it. */
const unseen = { typeId: 0, isSelf: false, starLevel: 0, stars: null, isCollect: false } as const;

/** A shop as the API would tell it to shoppers, were the form saved. `known` is what it tells now. */
export function toInfo(
  values: ProfileValues,
  { id, language, known }: { id: number; language: string; known: ShopInfo | undefined },
): ShopInfo {
  const { serviceType, serviceValue, translations } = values;
  return {
    ...(known ?? unseen),
    id,
    name: values.name,
    intro: translations[language]?.intro || values.intro,
    avatar: values.avatar[0] ?? '',
    backImage: values.backImage[0],
    pcBackImage: values.pcBackImage[0] ?? null,
    pcBanner: JSON.stringify(values.pcBanner.map((sattDir) => ({ sattDir }))),
    openingHours: values.openingHours
      .filter(({ opens, closes }) => TIME.test(opens) && TIME.test(closes))
      .map((hours) => ({ ...hours, days: hours.days.map(Number) })),
    serviceType,
    [services[serviceType]]: serviceValue,
  };
}
