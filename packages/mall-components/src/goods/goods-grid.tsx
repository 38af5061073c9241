import { EmptyState } from '@vermilion/design-system/empty-state';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../drawing';
import { FailedState } from '../internal/failed-state';
import { LoadingRegion } from '../internal/loading-region';
import { messages } from './card-messages';
import {
  GoodsCard,
  type GoodsCardProps,
  GoodsCardSkeleton,
  type GoodsCardSlots,
} from './goods-card';
import * as styles from './goods-grid.css';
import { LoadMore, type LoadMoreProps } from './load-more';
import type { GoodsSummary, LoadState } from './types';
import { useFocusOnMore } from './use-focus-on-more';

export interface GoodsGridProps {
  /** In display order. */
  goods: readonly GoodsSummary[];
  state?: LoadState;
  /** Maximum number of cards per row, in a wide window. */
  columns?: keyof typeof styles.columns;
  /** Number of skeletons while loading. */
  skeletons?: number;
  /** Number of cards whose images are above the fold and load eagerly. */
  priorityCount?: number;
  headingLevel?: GoodsCardProps['headingLevel'];
  /** Optional content of each card. */
  slots?: (goods: GoodsSummary) => GoodsCardSlots;
  /** Replaces the default text of the empty state. */
  empty?: ReactNode;
  /** An action for the empty state. */
  emptyAction?: ReactNode;
  onRetry?: () => void;
  /** Shown while there are more goods to load. */
  more?: Omit<LoadMoreProps, 'onAsk'>;
}

const gridRecipe = /* @__PURE__ */ cva(styles.grid, { variants: { columns: styles.columns } });

/** Goods in a grid, with the loading, failed and empty states. */
export function GoodsGrid({
  goods,
  state = 'ready',
  columns = 5,
  skeletons = 10,
  priorityCount = 0,
  headingLevel,
  slots,
  empty,
  emptyAction,
  onRetry,
  more,
}: GoodsGridProps) {
  const grid = gridRecipe({ columns });
  const { list, ask } = useFocusOnMore(goods.length);
  if (state === 'failed')
    return (
      <FailedState onRetry={onRetry}>
        <FormattedMessage {...messages.failed} />
      </FailedState>
    );
  if (state === 'loading')
    return (
      <LoadingRegion>
        <div className={grid}>
          {Array.from({ length: skeletons }, (_, index) => (
            <GoodsCardSkeleton key={index} />
          ))}
        </div>
      </LoadingRegion>
    );
  if (goods.length === 0)
    return (
      <EmptyState illustration={<Drawing name="search" />} action={emptyAction}>
        {empty ?? <FormattedMessage {...messages.empty} />}
      </EmptyState>
    );
  return (
    <>
      <ul ref={list} data-component="goods-grid" className={grid}>
        {goods.map((item, index) => (
          <li key={item.id}>
            <GoodsCard
              goods={item}
              priority={index < priorityCount}
              headingLevel={headingLevel}
              {...slots?.(item)}
            />
          </li>
        ))}
      </ul>
      {more && <LoadMore {...more} onAsk={ask} />}
    </>
  );
}
