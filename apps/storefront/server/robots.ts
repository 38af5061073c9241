import { LOCALES } from '../src/i18n/locales';

const closed = ['/login', '/order/', '/users/', '/middlewares/callback'];
const prefixes = ['', ...LOCALES.filter((locale) => locale !== 'en').map((locale) => `/${locale}`)];

/** What search engines may read: every public page in every language, nobody's own pages. */
export const robotsTxt = [
  'User-agent: *',
  'Disallow: /api/',
  ...prefixes.flatMap((prefix) => closed.map((path) => `Disallow: ${prefix}${path}`)),
  '',
].join('\n');
