import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { EditCell } from '../shared/edit-cell';
import { messages } from './messages';
import { useShopActions } from './use-shop-actions';

/** A whole number of percent as typed; undefined for anything else. */
export const percentOf = (text: string): number | undefined => {
  const typed = /^\s*(\d{1,3})\s*%?\s*$/.exec(text)?.[1];
  return typed !== undefined && Number(typed) <= 100 ? Number(typed) : undefined;
};

/** The commission of a shop, to edit where it stands. */
export function CommissionCell({ shopId, percent }: { shopId: number; percent: number }) {
  const intl = useIntl();
  const { setCommission } = useShopActions(shopId);
  const save = (value: number) =>
    setCommission(value).then(
      () => undefined,
      (error: unknown) => errorMessage(error, intl),
    );
  return (
    <EditCell
      label={intl.formatMessage(messages.commission)}
      shown={intl.formatNumber(percent / 100, { style: 'percent' })}
      text={String(percent)}
      parse={percentOf}
      invalid={intl.formatMessage(messages.noPercent)}
      save={save}
      inputMode="numeric"
    />
  );
}
