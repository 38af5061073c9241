import type { MallFormat } from '@vermilion/mall-data/format';
import { wireOf } from '@vermilion/mall-data/format';

const context = 'https://schema.org';

/** Structured data is rendered only by the server and removed from the browser's code. */
const isServer = import.meta.env.SSR;

export interface Crumb {
  name: string;
  /** Absolute URL; optional for the last one. */
  url?: string;
}

/** The breadcrumbs of a page as structured data. */
export const breadcrumbData = (crumbs: readonly Crumb[]): object =>
  isServer
    ? {
        '@context': context,
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, url }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          ...(url && { item: url }),
        })),
      }
    : {};

/** The organisation behind the mall, and its search URL. */
export function mallData(name: string, origin: string, searchPath: string, logo?: string) {
  if (!isServer) return [];
  return [
    {
      '@context': context,
      '@type': 'Organization',
      name,
      url: origin,
      ...(logo && { logo: new URL(logo, origin).href }),
    },
    {
      '@context': context,
      '@type': 'WebSite',
      name,
      url: origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${searchPath}?title={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

export interface ProductInfo {
  id: number;
  name: string;
  description?: string;
  images: readonly string[];
  url: string;
  /** Minor units. */
  lowMinor: number;
  highMinor: number;
  offers: number;
  mall: MallFormat;
  inStock: boolean;
  shopName: string;
  rating?: { average: number; count: number };
}

function offerData({ mall, ...facts }: ProductInfo) {
  const common = {
    priceCurrency: mall.currency,
    availability: `${context}/${facts.inStock ? 'InStock' : 'OutOfStock'}`,
    url: facts.url,
    seller: { '@type': 'Organization', name: facts.shopName },
  };
  if (facts.lowMinor === facts.highMinor)
    return { '@type': 'Offer', price: wireOf(mall, facts.lowMinor), ...common };
  return {
    '@type': 'AggregateOffer',
    lowPrice: wireOf(mall, facts.lowMinor),
    highPrice: wireOf(mall, facts.highMinor),
    offerCount: facts.offers,
    ...common,
  };
}

/** Goods with their offer and, if they have reviews, their rating. */
export function productData(facts: ProductInfo): object {
  if (!isServer) return {};
  return {
    '@context': context,
    '@type': 'Product',
    productID: String(facts.id),
    name: facts.name,
    ...(facts.description && { description: facts.description }),
    image: facts.images,
    offers: offerData(facts),
    ...(facts.rating &&
      facts.rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: facts.rating.average,
          reviewCount: facts.rating.count,
        },
      }),
  };
}
