'use client';
import { Button } from '@vermilion/design-system/button';
import { Truncate } from '@vermilion/design-system/truncate';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../../internal/lang-of';
import { messages as common } from '../../internal/messages';
import { usePending } from '../../internal/use-pending';
import type { Id } from '../../settings';
import { MallImage, Price } from '../../settings';
import type { Sku, SkuMatrix, SkuSelection } from '../../sku';
import { clampQuantity, findSku, initialSelection, SkuPicker } from '../../sku';
import { messages } from '../messages';
import type { CartRow } from '../types';
import * as styles from './reselect-dialog.css';
import { ReselectNote } from './reselect-note';

export interface ReselectFormProps {
  row: CartRow;
  matrix: SkuMatrix;
  skusInCart: ReadonlySet<Id>;
  onCancel: () => void;
  onChoose: (sku: Sku, quantity: number) => Promise<unknown>;
}

const differences = (a: SkuSelection, b: SkuSelection) =>
  a.filter((option, index) => option !== b[index]).length;

/** The form that chooses another SKU; it shows the consequences for the row before saving. */
export function ReselectForm({ row, matrix, skusInCart, onCancel, onChoose }: ReselectFormProps) {
  const [selection, setSelection] = useState(() => initialSelection(matrix, row.skuId));
  const [moved, setMoved] = useState(false);
  const [pending, choose] = usePending(onChoose);
  const sku = findSku(matrix, selection);
  const stock = sku?.stock ?? 0;
  const quantity = clampQuantity(row.quantity, stock);
  const isSame = sku?.id === row.skuId;
  const select = (next: SkuSelection) => {
    // If one press has changed more than one option, the nearest existing SKU was selected
    setMoved(differences(selection, next) > 1);
    setSelection(next);
  };
  return (
    <>
      <div className={styles.head}>
        <MallImage
          src={sku?.imageSrc ?? row.imageSrc}
          alt=""
          sizes="96px"
          className={styles.picture}
        />
        <div className={styles.name}>
          <Truncate lines={2} {...writtenText(row.name)}>
            {row.name}
          </Truncate>
          <span aria-live="polite">
            <Price
              minor={sku?.priceMinor ?? row.priceMinor}
              oldMinor={sku?.oldPriceMinor}
              size="lg"
            />
          </span>
        </div>
      </div>
      <div className={styles.rest}>
        <SkuPicker matrix={matrix} selection={selection} onSelectionChange={select} />
        <ReselectNote
          nearest={moved ? selection.join(', ') : undefined}
          stock={stock}
          wanted={row.quantity}
          joins={!isSame && sku !== undefined && skusInCart.has(sku.id)}
        />
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onCancel}>
            <FormattedMessage {...common.cancel} />
          </Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={!sku || stock < 1}
            onClick={() => (sku && !isSame ? void choose(sku, quantity) : onCancel())}
          >
            <FormattedMessage {...messages.reselectConfirm} />
          </Button>
        </div>
      </div>
    </>
  );
}
