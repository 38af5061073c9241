import { Heading } from '@vermilion/design-system/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { useMoney } from '../../settings';
import { messages } from '../messages';
import type { PointsRules } from '../types';
import * as styles from './points-view.css';
import { unitsOf } from './units-of';

/** How points are earned, released, spent and taken back, with the mall's rates. */
export function PointsRulesPanel({ rules }: { rules: PointsRules }) {
  const money = useMoney();
  const { rate, worth } = unitsOf(rules);
  if (!rate)
    return (
      <p>
        <FormattedMessage {...messages.notOffered} />
      </p>
    );
  return (
    <section data-component="points-rules" className={styles.rules}>
      <Heading level={2} size="md">
        <FormattedMessage {...messages.rules} />
      </Heading>
      <ol className={styles.steps}>
        <Rule title={messages.ruleOrder}>
          <FormattedMessage {...messages.ruleOrderText} />{' '}
          <FormattedMessage
            {...messages.ruleOrderRate}
            values={{ points: rate.points, money: money(rate.minor) }}
          />
        </Rule>
        <Rule title={messages.ruleFrozen}>
          <FormattedMessage {...messages.ruleFrozenText} values={{ days: rules.frozenDays }} />
        </Rule>
        {worth && (
          <Rule title={messages.ruleSpend}>
            <FormattedMessage
              {...messages.ruleSpendText}
              values={{ points: worth.points, money: money(worth.minor) }}
            />
          </Rule>
        )}
        <Rule title={messages.ruleRefund}>
          <FormattedMessage {...messages.ruleRefundText} />
        </Rule>
      </ol>
    </section>
  );
}

const Rule = ({ title, children }: { title: PlainMessage; children: ReactNode }) => (
  <li className={styles.rule}>
    <Heading level={3} size="sm">
      <FormattedMessage {...title} />
    </Heading>
    <p className={styles.ruleText}>{children}</p>
  </li>
);
