import { Checkbox } from '@vermilion/design-system/checkbox';
import { Link } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../../internal/lang-of';
import { MallImage, Price } from '../../settings';
import { QuantityStepper } from '../../sku';
import { messages } from '../messages';
import type { RefundableLine } from '../types';
import * as styles from './refund-form.css';
import { lineAmount } from './refund-rules';

interface RefundFormLineProps {
  line: RefundableLine;
  /** 0 when the line is not selected. */
  pieces: number;
  onPiecesChange: (pieces: number) => void;
  /** Id of the checkbox. */
  controlId?: string;
  /** Id of the list's error. */
  problemId?: string;
}

/** A line to select, with its number of units. */
export function RefundFormLine(props: RefundFormLineProps) {
  const { line, pieces, onPiecesChange, controlId, problemId } = props;
  const { formatMessage } = useIntl();
  const { name, quantity } = line;
  return (
    <li className={styles.line}>
      <Checkbox
        id={controlId}
        label={formatMessage(messages.selectLine, { name })}
        labelHidden
        checked={pieces > 0}
        invalid={problemId !== undefined}
        aria-describedby={problemId}
        onChange={({ target }) => onPiecesChange(target.checked ? quantity : 0)}
        className={styles.checkbox}
      />
      <MallImage src={line.imageSrc} alt="" sizes="72px" className={styles.picture} />
      <div className={styles.text}>
        <Link variant="quiet" href={line.href}>
          <Truncate lines={2} {...writtenText(name)}>
            {name}
          </Truncate>
        </Link>
        {line.specification && (
          <span {...writtenText(line.specification)} className={styles.specification}>
            {line.specification}
          </span>
        )}
        <span className={styles.specification}>
          <FormattedMessage {...messages.refundable} values={{ count: quantity }} />
        </span>
      </div>
      <div className={styles.stepper}>
        <QuantityStepper
          size="sm"
          value={Math.max(1, pieces)}
          stock={quantity}
          disabled={pieces === 0}
          label={formatMessage(messages.piecesOf, { name })}
          name={name}
          onValueChange={onPiecesChange}
        />
      </div>
      <span className={styles.amount} data-off={pieces === 0 ? '' : undefined}>
        <Price minor={lineAmount(line, pieces)} tone="text" />
      </span>
    </li>
  );
}
