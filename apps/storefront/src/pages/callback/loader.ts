import { providers } from '@vermilion/mall-data/login';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '../../routing/load-or-404';

/** The provider of a return URL: `callback_twitter` is Twitter's. */
export const providerOf = (name: string | undefined) =>
  providers.find((provider) => name === `callback_${provider}`);

/** Loads nothing: the browser completes the sign-in with a cookie that only it has. */
export const createLoader =
  () =>
  ({ params }: LoaderFunctionArgs) => {
    if (!providerOf(params.callback)) throw notFound();
    return null;
  };
