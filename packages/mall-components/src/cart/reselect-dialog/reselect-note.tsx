import { FormattedMessage } from 'react-intl';
import { messages as sku } from '../../sku/messages';
import { messages } from '../messages';
import * as styles from './reselect-dialog.css';

interface ReselectNoteProps {
  /** The options of the SKU that was selected instead of a combination that does not exist. */
  nearest: string | undefined;
  stock: number;
  /** Quantity of the row. */
  wanted: number;
  /** Whether another row of the cart has this SKU. */
  joins: boolean;
}

/** Consequences of the choice for the row, announced when they change. */
export const ReselectNote = ({ nearest, stock, wanted, joins }: ReselectNoteProps) => (
  <div role="status" className={styles.notes}>
    {nearest !== undefined && (
      <p>
        <FormattedMessage {...messages.reselectNearest} values={{ options: nearest }} />
      </p>
    )}
    <p className={stock > 0 && stock >= wanted ? undefined : styles.few}>
      {stock === 0 && <FormattedMessage {...sku.otherChoice} />}
      {stock > 0 && stock < wanted && (
        <FormattedMessage {...messages.reselectFewer} values={{ count: stock }} />
      )}
      {stock >= wanted && <FormattedMessage {...sku.stockPlain} values={{ count: stock }} />}
    </p>
    {joins && (
      <p>
        <FormattedMessage {...messages.reselectJoins} />
      </p>
    )}
  </div>
);
