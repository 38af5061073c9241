'use client';
import { Heading } from '@vermilion/design-system/heading';
import { Switch, type SwitchChangeDetail } from '@vermilion/design-system/switch';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../settings';
import * as block from './checkout-view/block.css';
import { messages } from './messages';
import type { CheckoutPoints } from './types';

export interface PointsSwitchProps {
  /** Balance, and what of it can be used for this order. */
  points: CheckoutPoints;
  /** Whether the usable points pay a part of the order. */
  used: boolean;
  /** Called when the switch is turned: set `used`, and recalculate the totals. */
  onUsedChange: (used: boolean, detail: SwitchChangeDetail) => void;
}

/** A switch to pay with points; renders nothing for a shopper without points. */
export function PointsSwitch({ points, used, onUsedChange }: PointsSwitchProps) {
  const money = useMoney();
  const { balance, usable, usableMinor } = points;
  if (balance <= 0) return null;
  return (
    <section data-component="points-switch" className={block.block}>
      <Heading level={2} size="md">
        <FormattedMessage {...messages.sumPoints} />
      </Heading>
      {usable > 0 ? (
        <Switch
          checked={used}
          onCheckedChange={onUsedChange}
          label={
            <FormattedMessage
              {...messages.usePoints}
              values={{ count: usable, amount: money(usableMinor) }}
            />
          }
        />
      ) : (
        <p>
          <FormattedMessage {...messages.pointsUseless} />
        </p>
      )}
      <p className={block.quiet}>
        <FormattedMessage {...messages.pointsBalance} values={{ count: balance }} />
      </p>
    </section>
  );
}
