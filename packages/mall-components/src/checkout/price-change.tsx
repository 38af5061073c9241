import { Alert } from '@vermilion/design-system/alert';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../settings';
import { messages } from './messages';
import type { CheckoutTotalsModel } from './types';

interface PriceChangeProps {
  /** Minor units. */
  former?: number;
  totals: CheckoutTotalsModel;
  pending?: boolean;
}

/** The former and the current total, if they differ. */
export function PriceChange({ former, totals: { payMinor }, pending }: PriceChangeProps) {
  const money = useMoney();
  if (pending || former === undefined || former === payMinor) return null;
  const values = { former: money(former), current: money(payMinor) };
  return (
    <Alert tone="caution" role="status">
      <FormattedMessage {...messages.priceChanged} values={values} />
    </Alert>
  );
}
