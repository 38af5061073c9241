'use client';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import type { TabsChangeDetail } from '@vermilion/design-system/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LoadState } from '../goods';
import { ListStates } from '../internal/list-states';
import { ListTabs } from '../internal/list-tabs';
import * as styles from './collection.css';
import { CollectionList, type CollectionListProps } from './collection-list';
import { CollectionSkeleton } from './collection-skeleton';
import { messages } from './messages';
import { type CollectionTab, collectionTabs } from './types';

export interface CollectionViewProps extends CollectionListProps {
  onTabChange: (tab: CollectionTab, detail: TabsChangeDetail) => void;
  /** Number of rows by tab; a tab without one shows no number. */
  counts?: Partial<Record<CollectionTab, number>>;
  state?: LoadState;
  onRetry?: () => void;
  /** URL of the goods list; a link of the empty state. */
  goodsHref: string;
  /** URL of the shop street; a link of the empty state. */
  shopsHref: string;
  /** Further content below an empty list of goods, e.g. recommended goods. */
  whenEmpty?: ReactNode;
  /** The pagination of the list. */
  pagination?: ReactNode;
}

/** The shopper's collection: goods with the changes of their prices, and shops. */
export function CollectionView(props: CollectionViewProps) {
  const { onTabChange, counts, state = 'ready', onRetry, goodsHref, shopsHref, ...rest } = props;
  const { pagination, whenEmpty, ...list } = rest;
  const isGoods = list.tab === 'goods';
  const empty = {
    text: isGoods ? messages.noGoods : messages.noShops,
    drawing: isGoods ? ('bag' as const) : ('shop' as const),
    action: (
      <Button asChild>
        <LinkBase href={isGoods ? goodsHref : shopsHref}>
          <FormattedMessage {...(isGoods ? messages.findGoods : messages.findShops)} />
        </LinkBase>
      </Button>
    ),
  };
  return (
    <section data-component="collection-view" className={styles.view}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <ListTabs names={collectionTabs} {...{ messages, counts, onTabChange }} tab={list.tab}>
        <div className={styles.panel}>
          <ListStates
            state={state}
            onRetry={onRetry}
            skeleton={<CollectionSkeleton tab={list.tab} />}
            failed={messages.failed}
            empty={list[list.tab].length === 0 ? empty : undefined}
          >
            <CollectionList {...list} />
          </ListStates>
          {pagination}
        </div>
      </ListTabs>
      {isGoods && state === 'ready' && list.goods.length === 0 && whenEmpty}
    </section>
  );
}
