'use client';
import { ErrorView } from '@vermilion/mall-components/error';
import { links } from './links';
import { useTexts } from './use-texts';

/** For addresses without a page. */
export function NotFoundPage() {
  const texts = useTexts();
  return (
    <>
      <title>{`${texts.notFound} – ${texts.mallName}`}</title>
      <ErrorView status={404} homeHref={links.home()} />
    </>
  );
}
