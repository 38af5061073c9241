import { Link } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { writtenText } from '../internal/lang-of';
import * as styles from './cart-row.css';
import { PriceChange } from './price-change';
import { SpecificationButton } from './specification-button';
import type { CartRow } from './types';

export interface CartRowNameProps {
  /** The row that is shown. */
  row: CartRow;
  /** Opens the choice of another SKU; without it the specification is plain text. */
  onReselect?: () => void;
  /** Called when the specification is hovered or focused, to preload what `onReselect` opens. */
  onReselectIntent?: () => void;
}

/** Name and specification of a row. */
export function CartRowName({ row, onReselect, onReselectIntent = () => {} }: CartRowNameProps) {
  const { name, specification } = row;
  return (
    <div className={styles.name}>
      <Link variant="quiet" href={row.href}>
        <Truncate lines={2} {...writtenText(name)}>
          {name}
        </Truncate>
      </Link>
      {specification &&
        (onReselect ? (
          <SpecificationButton
            name={name}
            specification={specification}
            onPress={onReselect}
            onIntent={onReselectIntent}
          />
        ) : (
          <span {...writtenText(specification)} className={styles.specification}>
            {specification}
          </span>
        ))}
      <PriceChange row={row} />
    </div>
  );
}
