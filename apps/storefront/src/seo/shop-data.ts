import type { Shop } from '@vermilion/mall-components/shop';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A shop as structured data, rendered only by the server, see `json-ld`. */
export function shopData(shop: Shop, intro: string | undefined, url: string): object {
  if (!import.meta.env.SSR) return {};
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': url,
    name: shop.name,
    url,
    ...(intro && { description: intro }),
    logo: new URL(shop.logoSrc, url).href,
    ...(shop.bannerSrc && { image: new URL(shop.bannerSrc, url).href }),
    ...(shop.openingHours && {
      openingHoursSpecification: shop.openingHours.spans.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => DAYS[day - 1]),
        opens,
        closes,
      })),
    }),
  };
}
