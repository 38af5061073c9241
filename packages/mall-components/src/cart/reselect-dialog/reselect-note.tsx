import { FormattedMessage } from 'react-intl';
import { messages as sku } from '../../sku/messages';
import { messages } from '../messages';
import * as styles from './reselect-dialog.css';

interface ReselectNoteProps {
  /** The options of the sku that was taken instead of one that does not exist. */
  nearest: string | undefined;
  stock: number;
  /** Units of the row. */
  wanted: number;
  /** The cart holds this sku in another row. */
  joins: boolean;
}

/** What a choice means for the row of the cart, announced when it changes. */
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
