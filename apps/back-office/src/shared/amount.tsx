import { useMoney } from '@vermilion/mall-components/settings';
import { minorOf } from '@vermilion/mall-data/format';
import { useMallFormat } from '../wire/use-mall-format';

export interface AmountProps {
  /** A decimal string of the API. */
  value: string;
}

/** An amount in the mall's currency. */
export function Amount({ value }: AmountProps) {
  const money = useMoney();
  return <bdi>{money(minorOf(useMallFormat(), value))}</bdi>;
}
