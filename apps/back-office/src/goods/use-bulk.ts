import { useQueryClient } from '@tanstack/react-query';
import type { OperatorGoods } from '@vermilion/api-client/operator';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useClients } from '../wire/clients-context';

export type BulkAction = 'on' | 'off' | 'archive';

/** What became of an action on many goods. */
export interface BulkOutcome {
  done: number;
  /** The goods for which it was refused, with the reason. */
  refused: { name: string; why: string }[];
}

/** Does something with many goods, one after another; a refusal leaves the others as they are. */
export function useBulk() {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { operator } = useClients();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [pending, setPending] = useState<BulkAction>();
  const one = async (action: BulkAction, id: number) => {
    if (action !== 'archive') return operator.setGoodsOnSale({ id, onSale: action === 'on' });
    const { version } = await operator.operatorGoodsDetail({ id });
    return operator.archiveGoods({ id, version });
  };
  const run = async (action: BulkAction, goods: readonly Pick<OperatorGoods, 'id' | 'name'>[]) => {
    setPending(action);
    setOutcome(undefined);
    const refused: BulkOutcome['refused'] = [];
    for (const { id, name } of goods) {
      try {
        await one(action, id);
      } catch (error) {
        refused.push({ name, why: errorMessage(error, intl) });
      }
    }
    await queryClient.invalidateQueries({ queryKey: ['work', 'goods'] });
    setOutcome({ done: goods.length - refused.length, refused });
    setPending(undefined);
  };
  return { run, pending, outcome };
}
