import { localeOf } from '../mall/language';

/** The language of the visitor. */
export const localeFor = ({ headers }: Request) =>
  localeOf(headers.get('cookie'), headers.get('accept-language'));
