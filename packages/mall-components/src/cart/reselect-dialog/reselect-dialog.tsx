'use client';
import { Dialog } from '@vermilion/design-system/dialog';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailedState } from '../../internal/failed-state';
import { LoadingRegion } from '../../internal/loading-region';
import { messages as common } from '../../internal/messages';
import type { ActionResult } from '../../internal/use-pending';
import type { Id } from '../../settings';
import type { Sku } from '../../sku';
import { messages } from '../messages';
import type { CartReselect, CartRow } from '../types';
import * as styles from './reselect-dialog.css';
import { ReselectForm } from './reselect-form';
import { useMatrix } from './use-matrix';

export interface ReselectDialogProps {
  row: CartRow;
  /** SKUs that are in the cart already; choosing one merges the two rows. */
  skusInCart: ReadonlySet<Id>;
  load: CartReselect['load'];
  /** The dialog closes when the promise resolves, and stays open when it rejects. */
  onChoose: (sku: Sku, quantity: number) => ActionResult;
  onOpenChange: (open: boolean) => void;
}

/** Chooses another SKU of goods in the cart. Large: load it when it is opened. */
export function ReselectDialog(props: ReselectDialogProps) {
  const { row, load, onOpenChange, onChoose } = props;
  const intl = useIntl();
  const { state, retry } = useMatrix(row.id, load);
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={<FormattedMessage {...messages.reselectTitle} />}
      closeLabel={intl.formatMessage(common.close)}
    >
      {state === 'loading' && (
        <LoadingRegion>
          <div className={styles.head}>
            <Skeleton ratio="1/1" className={styles.picture} />
            <div className={styles.name}>
              <Skeleton shape="text" />
              <Skeleton shape="text" size="lg" width="1/4" />
            </div>
          </div>
          <div className={styles.rest}>
            <Skeleton shape="text" width="1/4" />
            <Skeleton shape="text" size="lg" width="1/2" />
          </div>
        </LoadingRegion>
      )}
      {state === 'failed' && (
        <FailedState onRetry={retry}>
          <FormattedMessage {...messages.reselectFailed} />
        </FailedState>
      )}
      {typeof state === 'object' && (
        <ReselectForm
          row={row}
          matrix={state.matrix}
          skusInCart={props.skusInCart}
          onCancel={() => onOpenChange(false)}
          onChoose={async (sku, quantity) => {
            await onChoose(sku, quantity);
            onOpenChange(false);
          }}
        />
      )}
    </Dialog>
  );
}
