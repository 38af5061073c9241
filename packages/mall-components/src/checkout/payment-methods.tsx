'use client';
import { Alert } from '@vermilion/design-system/alert';
import { useId, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceCard } from './choice-card';
import { messages } from './messages';
import type { PaymentMethod } from './types';
import * as block from './checkout-view/block.css';
import { paymentKindContent } from './payment-kinds';
import * as styles from './payment-methods.css';

export interface PaymentMethodsProps {
  /** The available methods; a message is shown when there is none. */
  methods: readonly PaymentMethod[];
  methodId?: string;
  onMethodChange: (id: string) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** The ways to pay, as boxes with an icon. */
export function PaymentMethods({ methods, methodId, onMethodChange, ref }: PaymentMethodsProps) {
  const name = useId();
  return (
    <fieldset ref={ref} tabIndex={-1} data-component="payment-methods" className={block.block}>
      <legend className={block.title}>
        <FormattedMessage {...messages.payment} />
      </legend>
      {methods.length === 0 ? (
        <Alert tone="caution">
          <FormattedMessage {...messages.paymentNone} />
        </Alert>
      ) : (
        <div className={styles.grid}>
          {methods.map((method) => {
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
    </fieldset>
  );
}
