'use client';
import { ErrorView } from '@vermilion/mall-components/error';
import { texts } from './language';
import { links } from './links';

/** For addresses without a page. */
export const NotFoundPage = () => (
  <>
    <title>{`${texts.notFound} – ${texts.mallName}`}</title>
    <ErrorView status={404} homeHref={links.home()} />
  </>
);
