import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { allRows } from '../cart-model';
import { messages } from '../messages';
import { LazyReselectDialog, preloadReselectDialog } from '../reselect-dialog/lazy-reselect-dialog';
import type { CartReselect, CartRow, CartShop } from '../types';
import type { Id } from '../../settings';

interface Options {
  shops: readonly CartShop[];
  reselect: CartReselect | undefined;
  /** Saves pending quantities first: a later save would overwrite the quantity of a merged row. */
  settle: () => Promise<boolean>;
  change: (id: Id, skuId: Id, act: () => unknown, message: ReactNode) => Promise<unknown>;
}

/** Choosing another SKU of a row; its parts are undefined where the app does not offer it. */
export function useReselect({ shops, reselect, settle, change }: Options) {
  const [chosen, setChosen] = useState<CartRow>();
  if (!reselect) return {};
  const rows = allRows(shops);
  const row = rows.find(({ id }) => id === chosen?.id) ?? chosen;
  const others = rows.filter(({ id }) => id !== row?.id);
  return {
    open: setChosen,
    prepare({ id }: CartRow) {
      preloadReselectDialog();
      reselect.load(id).catch(() => undefined);
    },
    dialog: row && (
      <LazyReselectDialog
        key={row.id}
        row={row}
        skusInCart={new Set(others.flatMap(({ skuId }) => skuId ?? []))}
        load={reselect.load}
        onOpenChange={(open) => !open && setChosen(undefined)}
        onChoose={async (sku, quantity) => {
          if (!(await settle())) throw new Error('A quantity could not be saved.');
          const values = { name: row.name, specification: sku.options.join(', ') };
          await change(
            row.id,
            sku.id,
            () => reselect.onChoose(row.id, sku, quantity),
            <FormattedMessage {...messages.reselected} values={values} />,
          );
        }}
      />
    ),
  };
}
