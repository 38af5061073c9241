'use client';
import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage } from 'react-intl';
import type { LoadState } from '../../goods';
import { FailedState } from '../../internal/failed-state';
import { writtenText } from '../../internal/lang-of';
import { type ActionResult, usePending } from '../../internal/use-pending';
import { type Id, MallImage, Price } from '../../settings';
import { allRows, cartTotals, isOrderable, selectAll } from '../cart-model';
import { messages } from '../messages';
import type { CartRow, CartShop } from '../types';
import * as styles from './mini-cart.css';
import { MiniCartSkeleton } from './mini-cart-skeleton';

/** Maximum number of rows shown; the cart has all of them. */
const SHOWN = 4;

export interface MiniCartProps {
  /** All rows of the cart; the first four are shown, and all count in the total. */
  shops: readonly CartShop[];
  state?: LoadState;
  onRetry?: () => void;
  cartHref: string;
  /** Orders these rows: all that can be ordered as they are. */
  onCheckout: (rowIds: Id[]) => ActionResult;
}

/** A preview of the cart: rows, total, and links to cart and checkout. */
export function MiniCart({ shops, state = 'ready', onRetry, cartHref, onCheckout }: MiniCartProps) {
  const [pending, checkOut] = usePending(onCheckout);
  if (state === 'loading') return <MiniCartSkeleton />;
  if (state === 'failed')
    return (
      <FailedState size="sm" onRetry={onRetry}>
        <FormattedMessage {...messages.failed} />
      </FailedState>
    );
  const rows = allRows(shops);
  if (rows.length === 0)
    return (
      <p className={styles.empty}>
        <FormattedMessage {...messages.empty} />
      </p>
    );
  const sum = cartTotals(shops, selectAll(shops));
  const more = rows.slice(SHOWN).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div data-component="mini-cart">
      <ul className={styles.rows}>
        {rows.slice(0, SHOWN).map((row) => (
          <MiniCartRow key={row.id} row={row} />
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>
          <FormattedMessage {...messages.more} values={{ count: more }} />
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.total}>
          <FormattedMessage {...messages.total} />
          <Price minor={sum.totalMinor} size="lg" />
        </p>
        <Button variant="secondary" asChild>
          <LinkBase href={cartHref}>
            <FormattedMessage {...messages.view} />
          </LinkBase>
        </Button>
        <Button
          variant="primary"
          pending={pending}
          disabled={sum.rows === 0}
          onClick={() => void checkOut(sum.ids)}
        >
          <FormattedMessage {...messages.checkout} />
        </Button>
      </div>
    </div>
  );
}

function MiniCartRow({ row }: { row: CartRow }) {
  const { name, specification, quantity } = row;
  return (
    <li>
      <LinkBase href={row.href} className={styles.row}>
        <MallImage src={row.imageSrc} alt="" sizes="56px" className={styles.picture} />
        <span className={styles.text}>
          <Truncate lines={1} {...writtenText(name)}>
            {name}
          </Truncate>
          {specification && (
            <Truncate lines={1} {...writtenText(specification)} className={styles.quiet}>
              {specification}
            </Truncate>
          )}
          <span className={styles.quiet}>
            {isOrderable(row) ? (
              <FormattedMessage {...messages.units} values={{ count: quantity }} />
            ) : row.stock > 0 ? (
              <FormattedMessage
                {...messages.fewer}
                values={{ count: row.stock, wanted: quantity }}
              />
            ) : (
              <FormattedMessage {...messages.soldOut} />
            )}
          </span>
        </span>
        <Price minor={row.priceMinor} size="sm" tone="text" />
      </LinkBase>
    </li>
  );
}
