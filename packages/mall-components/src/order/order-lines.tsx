import { Badge } from '@vermilion/design-system/badge';
import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { cx } from 'class-variance-authority';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { MallImage, Price } from '../settings';
import type { OrderLine, RefundedPieces as Pieces } from './line-types';
import { messages } from './messages';
import * as styles from './order-lines.css';

export interface OrderLinesProps {
  /** In display order. */
  lines: readonly OrderLine[];
  className?: string;
}

/** Goods of an order: image, name, specification, price and quantity. */
export function OrderLines({ lines, className }: OrderLinesProps) {
  return (
    <ul data-component="order-lines" className={cx(styles.lines, className)}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <MallImage src={line.imageSrc} alt="" sizes="72px" className={styles.picture} />
          <div className={styles.text}>
            <LinkBase href={line.href} className={styles.name}>
              <Truncate lines={2} {...writtenText(line.name)}>
                {line.name}
              </Truncate>
            </LinkBase>
            {line.specification && (
              <span {...writtenText(line.specification)} className={styles.specification}>
                {line.specification}
              </span>
            )}
            {line.pieces && <RefundedPieces pieces={line.pieces} />}
          </div>
          <div role="group" aria-label={line.name} className={styles.figures}>
            <Price minor={line.priceMinor} size="sm" tone="text" />
            <span className={styles.quantity}>
              <FormattedMessage {...messages.lineQuantity} values={{ count: line.quantity }} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

const RefundedPieces = ({ pieces }: { pieces: Pieces }) => (
  <span className={styles.refunded}>
    {pieces.refunding > 0 && (
      <Badge tone="info">
        <FormattedMessage {...messages.refundingPieces} values={{ count: pieces.refunding }} />
      </Badge>
    )}
    {pieces.refunded > 0 && (
      <Badge tone="positive">
        <FormattedMessage {...messages.refundedPieces} values={{ count: pieces.refunded }} />
      </Badge>
    )}
  </span>
);
