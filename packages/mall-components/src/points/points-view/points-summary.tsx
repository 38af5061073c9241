import { Card } from '@vermilion/design-system/card';
import { Stat } from '@vermilion/design-system/stat';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useMoney } from '../../settings';
import { messages } from '../messages';
import type { PointsBalance, PointsRules } from '../types';
import * as styles from './points-view.css';
import { unitsOf } from './units-of';

export interface PointsSummaryProps {
  /** Absent while they are loading. */
  balance?: PointsBalance;
  /** Needed for the value of the balance; absent while they are loading. */
  rules?: PointsRules;
}

const figures = ['current', 'frozen', 'earned', 'spent'] as const;

/** The shopper's balance and its value. */
export function PointsSummary({ balance, rules }: PointsSummaryProps) {
  const money = useMoney();
  const unit = rules && unitsOf(rules);
  /** Nothing pending or spent yet is not worth a figure. */
  const isTold = (figure: (typeof figures)[number]) =>
    figure === 'current' || figure === 'earned' || balance?.[figure] !== 0;
  return (
    <Card data-component="points-summary" className={styles.summary}>
      <div className={styles.figures}>
        {figures.filter(isTold).map((figure) => (
          <Stat
            key={figure}
            label={<FormattedMessage {...messages[figure]} />}
            value={balance && <FormattedNumber value={balance[figure]} />}
          >
            {figure === 'current' && balance && rules && balance.current > 0 && unit?.worth && (
              <dd className={styles.aside}>
                <FormattedMessage
                  {...messages.balanceWorth}
                  values={{ money: money(balance.current * rules.pointMinor) }}
                />
              </dd>
            )}
          </Stat>
        ))}
      </div>
      {balance && balance.current < 0 && (
        <p className={styles.notice}>
          <FormattedMessage {...messages.belowZero} />
        </p>
      )}
      {unit && (
        <p className={styles.aside}>
          {unit.rate && (
            <FormattedMessage
              {...messages.rate}
              values={{ points: unit.rate.points, money: money(unit.rate.minor) }}
            />
          )}{' '}
          {unit.worth && (
            <FormattedMessage
              {...messages.worth}
              values={{ points: unit.worth.points, money: money(unit.worth.minor) }}
            />
          )}
        </p>
      )}
    </Card>
  );
}
