import { headers } from 'next/headers';
import { localeOf } from '../mall/language';

/** The language of the visitor. */
export async function requestLocale() {
  const given = await headers();
  return localeOf(given.get('cookie'), given.get('accept-language'));
}
