import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { MallImage } from '../settings';
import * as styles from './checkout-goods.css';
import { messages } from './messages';
import { piecesOf } from './pieces-of';
import type { CheckoutShop } from './types';

/** Images that are shown; the number of pieces tells the rest. */
const SHOWN = 4;

/** A folded shop: its name, images of its goods, and how many there are. */
export const CheckoutShopTitle = ({ shop }: { shop: CheckoutShop }) => (
  <span className={styles.title}>
    <span className={styles.name}>
      <span {...writtenText(shop.name)}>{shop.name}</span>{' '}
      <span className={styles.count}>
        <FormattedMessage {...messages.quantity} values={{ count: piecesOf([shop]) }} />
      </span>
    </span>
    <span className={styles.pictures}>
      {shop.lines.slice(0, SHOWN).map(({ id, imageSrc }) => (
        <MallImage key={id} src={imageSrc} alt="" sizes="48px" className={styles.picture} />
      ))}
    </span>
  </span>
);
