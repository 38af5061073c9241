'use client';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { GoodsGrid, type GoodsSummary } from '@vermilion/mall-components/goods';
import { texts } from './language';

/** The goods of a search or a category. */
export function ListPage({ goods, title }: { goods: GoodsSummary[]; title?: string }) {
  return (
    <Stack gap="lg">
      <title>{`${title ?? texts.goods} – ${texts.mallName}`}</title>
      <Heading level={1}>{title ?? texts.goods}</Heading>
      <GoodsGrid goods={goods} columns={4} headingLevel={2} priorityCount={4} />
    </Stack>
  );
}
