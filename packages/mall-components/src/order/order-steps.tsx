import { Steps } from '@vermilion/design-system/steps';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import type { OrderState } from './types';
import { stepOf } from './step-of';

export interface OrderStepsProps {
  state: OrderState;
}

const labels = [messages.toPay, messages.toShip, messages.toReceive, messages.completed];

/** To pay, to ship, to receive, completed. Renders nothing for a cancelled order. */
export function OrderSteps({ state }: OrderStepsProps) {
  const intl = useIntl();
  const current = stepOf(state);
  if (current === undefined) return null;
  return (
    <Steps
      label={intl.formatMessage(messages.steps)}
      doneLabel={intl.formatMessage(messages.stepDone)}
      current={current}
      steps={labels.map((label) => ({ label: <FormattedMessage {...label} /> }))}
    />
  );
}
