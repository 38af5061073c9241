'use client';
import { Alert } from '@vermilion/design-system/alert';
import {
  type RadioCardOption,
  RadioCards,
  type RadioChangeDetail,
} from '@vermilion/design-system/radio-cards';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../settings';
import * as block from './checkout-view/block.css';
import { messages } from './messages';
import { paymentKindContent } from './payment-kinds';
import * as styles from './payment-methods.css';
import type { PaymentMethod, PaymentObstacle } from './types';

export interface PaymentMethodsProps {
  /**
   * All methods, including unavailable ones with their obstacle; without an available one a message is shown.
   */
  methods: readonly PaymentMethod[];
  /** `id` of the chosen method; undefined while none is. */
  methodId?: string;
  /** Called when another method is chosen: set `methodId`. */
  onMethodChange: (id: string, detail: RadioChangeDetail) => void;
  /** Marks the group as invalid: a method has to be chosen. */
  invalid?: boolean;
  /** Id of the group. */
  id?: string;
}

const methodOption = ({ id, kind }: PaymentMethod): RadioCardOption => {
  const { Icon, name, detail } = paymentKindContent[kind];
  return {
    value: id,
    title: <FormattedMessage {...name} />,
    description: <FormattedMessage {...detail} />,
    media: (
      <span className={styles.icon}>
        <Icon size="lg" />
      </span>
    ),
  };
};

/** Payment methods as radio cards with icons. */
export function PaymentMethods({
  methods,
  methodId,
  onMethodChange,
  invalid = false,
  id,
}: PaymentMethodsProps) {
  const open = methods.filter(({ obstacle }) => !obstacle);
  return (
    <div data-component="payment-methods" className={block.block}>
      <RadioCards
        id={id}
        rootProps={{ tabIndex: -1 }}
        label={
          <span className={block.title}>
            <FormattedMessage {...messages.payment} />
          </span>
        }
        error={invalid && open.length > 0 && <FormattedMessage {...messages.paymentMissing} />}
        value={methodId ?? ''}
        onValueChange={onMethodChange}
        options={open.map(methodOption)}
      />
      {open.length === 0 && (
        <Alert tone="caution">
          <FormattedMessage {...messages.paymentNone} />
        </Alert>
      )}
      {methods.map(({ id, obstacle }) => obstacle && <Obstacle key={id} obstacle={obstacle} />)}
    </div>
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
