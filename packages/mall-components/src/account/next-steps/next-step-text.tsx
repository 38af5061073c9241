import { FormattedMessage, useIntl } from 'react-intl';
import { formatLastDay } from '../../internal/format-limit';
import { PayTimeLeft } from '../../order/pay-time-left';
import { useMoney } from '../../settings';
import { texts } from './messages';
import type { NextStep } from './types';

/** What the shopper should do. */
export function NextStepTitle({ step }: { step: NextStep }) {
  const money = useMoney();
  switch (step.kind) {
    case 'pay': {
      const amount = money(step.amountMinor);
      return <FormattedMessage {...texts.pay} values={{ amount, count: step.pieces }} />;
    }
    case 'sendBack':
      return <FormattedMessage {...texts.sendBack} />;
    case 'coupon': {
      const amount = money(step.amountMinor);
      return <FormattedMessage {...texts.coupon} values={{ amount, name: step.name }} />;
    }
    case 'receive':
      return <FormattedMessage {...texts.receive} values={{ count: step.orders }} />;
    case 'refund': {
      const amount = money(step.amountMinor);
      return <FormattedMessage {...texts.refund} values={{ amount }} />;
    }
    case 'review':
      return <FormattedMessage {...texts.review} values={{ count: step.goods }} />;
  }
}

/** Deadline or consequence of a step; most steps have none. */
export function NextStepDetail({ step }: { step: NextStep }) {
  const money = useMoney();
  const intl = useIntl();
  if (step.kind === 'pay') return step.until && <PayTimeLeft until={step.until} />;
  if (step.kind === 'coupon')
    return <FormattedMessage {...texts.ends} values={{ date: formatLastDay(intl, step.endsAt) }} />;
  if (step.kind === 'sendBack')
    return (
      <FormattedMessage {...texts.sendBackDetail} values={{ amount: money(step.amountMinor) }} />
    );
  return null;
}
