import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { TrashIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { Link } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../../internal/lang-of';
import { type ActionResult, usePending } from '../../internal/use-pending';
import { MallImage, Price } from '../../settings';
import { InvalidReasonText } from '../invalid-reason';
import { messages } from '../messages';
import { PriceChange } from '../price-change';
import type { SavedCartRow } from '../types';
import * as styles from './saved-row.css';

export interface SavedRowProps {
  row: SavedCartRow;
  onMoveToCart: () => ActionResult;
  onDelete: () => ActionResult;
}

/** A SKU saved for later. */
export function SavedRow({ row, onMoveToCart, onDelete }: SavedRowProps) {
  const intl = useIntl();
  const [moving, move] = usePending(onMoveToCart);
  const [deleting, remove] = usePending(onDelete);
  const { name, specification, priceMinor } = row;
  const available = row.reason === undefined && row.stock > 0;
  return (
    <li data-component="saved-row" data-saved={row.id} className={styles.row}>
      <MallImage src={row.imageSrc} alt="" sizes="80px" className={styles.picture} />
      <div className={styles.name}>
        <Link variant="quiet" href={row.href}>
          <Truncate lines={2} {...writtenText(name)}>
            {name}
          </Truncate>
        </Link>
        <span className={styles.quiet}>
          {specification && <span {...writtenText(specification)}>{specification} </span>}
          <FormattedMessage {...messages.units} values={{ count: row.quantity }} />
        </span>
        {priceMinor !== undefined && (
          <>
            <Price minor={priceMinor} tone="text" />
            <PriceChange row={{ priceMinor, addedPriceMinor: row.addedPriceMinor }} />
          </>
        )}
        <InvalidReasonText reason={row.reason} />
        {available && row.stock < row.quantity && (
          <span className={styles.few}>
            <FormattedMessage
              {...messages.fewer}
              values={{ count: row.stock, wanted: row.quantity }}
            />
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {available ? (
          <Button
            size="sm"
            variant="secondary"
            data-part="move"
            pending={moving}
            aria-label={intl.formatMessage(messages.moveToCartOf, { name })}
            onClick={() => void move()}
          >
            <FormattedMessage {...messages.moveToCart} />
          </Button>
        ) : (
          row.reason === undefined && (
            <Badge tone="caution">
              <FormattedMessage {...messages.soldOut} />
            </Badge>
          )
        )}
        <IconButton
          size="sm"
          data-part="remove"
          pending={deleting}
          label={intl.formatMessage(messages.remove, { name })}
          icon={<TrashIcon />}
          onClick={() => void remove()}
        />
      </div>
    </li>
  );
}
