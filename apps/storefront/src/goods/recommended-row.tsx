import { useQuery } from '@tanstack/react-query';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { rowsOf } from '@vermilion/mall-data/format';
import { toGoods } from '@vermilion/mall-data/goods';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useApp } from '../deps/app-context';
import { useMallFormat } from '../deps/mall-context';
import { bestsellersQuery, recommendedQuery } from './recommended-query';

const messages = defineMessages({
  title: { id: 'page.recommended.title', defaultMessage: 'You may like' },
});

/** Fills complete rows in both grids. */
const SHOWN = { 5: 10, 7: 12 };

export interface RecommendedRowProps {
  /** Cards per row in a wide window: fewer next to a menu. */
  columns?: keyof typeof SHOWN;
  /** What this category sells most instead of recommendations; 0 for the whole mall. */
  bestOf?: number | undefined;
}

/** Recommended goods or bestsellers, to continue from a page with little or no content; omitted when they fail to load. */
export function RecommendedRow({ columns = 7, bestOf }: RecommendedRowProps) {
  const mall = useMallFormat();
  const id = useId();
  const app = useApp();
  const isBest = bestOf !== undefined;
  const recommended = useQuery({ ...recommendedQuery(app), enabled: !isBest });
  const best = useQuery({ ...bestsellersQuery(app, bestOf), enabled: isBest });
  const { data, isError } = isBest ? best : recommended;
  if (isError || data?.list.length === 0) return null;
  return (
    <Stack gap="md" asChild>
      <section aria-labelledby={id}>
        <Heading level={2} id={id}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <GoodsGrid
          goods={rowsOf(data?.list, toGoods(mall)).slice(0, SHOWN[columns])}
          state={data ? 'ready' : 'loading'}
          skeletons={columns}
          columns={columns}
          headingLevel={3}
        />
      </section>
    </Stack>
  );
}
