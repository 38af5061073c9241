'use client';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { BannerCarousel } from '@vermilion/mall-components/home';
import { ownLinks } from './links';
import type { ListData } from './load';
import { useTexts } from './use-texts';

/** The goods of a search or a category, or all of them below a banner. */
export function ListPage({ goods, title }: ListData) {
  const texts = useTexts();
  const banner = { id: 1, imageSrc: '/hero.webp', title: texts.heroTitle, text: texts.heroText };
  return (
    <Stack gap="lg">
      <title>{`${title ?? texts.goods} – ${texts.mallName}`}</title>
      {title === undefined && <BannerCarousel banners={[{ ...banner, href: ownLinks.teaware }]} />}
      <Heading level={1}>{title ?? texts.goods}</Heading>
      <GoodsGrid goods={goods} columns={4} headingLevel={2} priorityCount={4} />
    </Stack>
  );
}
