import { LOCALES } from '../src/i18n/locales';

const closed = ['/login', '/order/', '/users', '/middlewares/callback'];
const prefixes = ['', ...LOCALES.filter((locale) => locale !== 'en').map((locale) => `/${locale}`)];

/** Crawlers may read every public page in every language, but no personal page. */
export const robotsTxt = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...prefixes.flatMap((prefix) => closed.map((path) => `Disallow: ${prefix}${path}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
