'use client';
import { Alert } from '@vermilion/design-system/alert';
import { useId, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceCard } from './choice-card';
import { messages } from './messages';
import { useMoney } from '../settings';
import type { PaymentMethod, PaymentObstacle } from './types';
import * as block from './checkout-view/block.css';
import { paymentKindContent } from './payment-kinds';
import * as styles from './payment-methods.css';

export interface PaymentMethodsProps {
  /** Those that can be chosen, and why others cannot; a message is shown when there is none. */
  methods: readonly PaymentMethod[];
  methodId?: string;
  onMethodChange: (id: string) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** The ways to pay, as boxes with an icon. */
export function PaymentMethods({ methods, methodId, onMethodChange, ref }: PaymentMethodsProps) {
  const name = useId();
  const open = methods.filter(({ obstacle }) => !obstacle);
  return (
    <fieldset ref={ref} tabIndex={-1} data-component="payment-methods" className={block.block}>
      <legend className={block.title}>
        <FormattedMessage {...messages.payment} />
      </legend>
      {open.length === 0 ? (
        <Alert tone="caution">
          <FormattedMessage {...messages.paymentNone} />
        </Alert>
      ) : (
        <div className={styles.grid}>
          {open.map((method) => {
            const looks = paymentKindContent[method.kind];
            return (
              <ChoiceCard
                key={method.id}
                name={name}
                checked={method.id === methodId}
                onChoose={() => onMethodChange(method.id)}
                className={styles.card}
              >
                <span className={styles.icon}>
                  <looks.Icon size="lg" />
                </span>
                <span className={styles.text}>
                  <span className={styles.name}>
                    <FormattedMessage {...looks.name} />
                  </span>{' '}
                  <span className={styles.detail}>
                    <FormattedMessage {...looks.detail} />
                  </span>
                </span>
              </ChoiceCard>
            );
          })}
        </div>
      )}
      {methods.map(({ id, obstacle }) => obstacle && <Obstacle key={id} obstacle={obstacle} />)}
    </fieldset>
  );
}

function Obstacle({ obstacle }: { obstacle: PaymentObstacle }) {
  const money = useMoney();
  return (
    <p className={block.quiet}>
      {obstacle.kind === 'amount' ? (
        <FormattedMessage
          {...messages.deliveryMost}
          values={{ amount: money(obstacle.mostMinor) }}
        />
      ) : (
        <FormattedMessage {...messages.deliveryVirtual} />
      )}
    </p>
  );
}
