import { useIntl } from 'react-intl';
import { useMoney } from '../settings';
import { messages } from './messages';
import type { DeliveryTerms } from './types';

interface DeliveryLineProps {
  delivery: DeliveryTerms | undefined;
  countryName: string;
}

/** Renders e.g. "Delivery $4.50 · free from $150 in this shop", and after how many days it arrives where no dates are known. */
export function DeliveryLine({ delivery, countryName }: DeliveryLineProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  if (!delivery) return formatMessage(messages.none, { country: countryName });
  const { freightMinor, freeFromMinor, arrival, days } = delivery;
  const parts = [
    freightMinor === 0
      ? formatMessage(messages.free)
      : formatMessage(messages.costs, { amount: money(freightMinor) }),
    !arrival && days && formatMessage(messages.days, days),
    freightMinor > 0 &&
      freeFromMinor !== undefined &&
      formatMessage(messages.freeFrom, { amount: money(freeFromMinor) }),
  ];
  return parts.filter(Boolean).join(' · ');
}
