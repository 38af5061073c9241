import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActionResult } from '../../internal/use-pending';
import * as styles from '../invalid-goods.css';
import { messages } from '../messages';
import type { SavedCartRow } from '../types';
import { SavedRow } from './saved-row';

export interface SavedGoodsProps {
  /** In display order; without any nothing is rendered. */
  rows: readonly SavedCartRow[];
  /** Moves the row back to the cart. Its button is busy until the promise settles. */
  onMoveToCart: (row: SavedCartRow) => ActionResult;
  /** Removes the row, without confirmation. Its button is busy until the promise settles. */
  onDelete: (row: SavedCartRow) => ActionResult;
}

/** The list of goods saved for later, below the cart. */
export function SavedGoods({ rows, onMoveToCart, onDelete }: SavedGoodsProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <Card asChild padding="none">
      <section data-component="saved-goods" aria-labelledby={id}>
        <div className={styles.head}>
          <Heading level={2} size="sm" id={id}>
            <FormattedMessage {...messages.savedTitle} />{' '}
            <FormattedMessage {...messages.count} values={{ count: rows.length }} />
          </Heading>
        </div>
        <ul>
          {rows.map((row) => (
            <SavedRow
              key={row.id}
              row={row}
              onMoveToCart={() => onMoveToCart(row)}
              onDelete={() => onDelete(row)}
            />
          ))}
        </ul>
      </section>
    </Card>
  );
}
