import { Steps } from '@vermilion/design-system/steps';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import type { OrderState } from './types';
import { stepOf } from './step-of';

export interface OrderStepsProps {
  state: OrderState;
  /** It is paid on delivery, so there is no payment step. */
  onDelivery?: boolean;
}

const labelsAfter = [messages.toShip, messages.toReceive, messages.completed];

/** Progress: to pay, to ship, to receive, completed. Renders nothing for a cancelled order. */
export function OrderSteps({ state, onDelivery }: OrderStepsProps) {
  const intl = useIntl();
  const current = stepOf(state);
  if (current === undefined) return null;
  const labels = [onDelivery ? messages.ordered : messages.toPay, ...labelsAfter];
  return (
    <Steps
      label={intl.formatMessage(messages.steps)}
      doneLabel={intl.formatMessage(messages.stepDone)}
      current={current}
      steps={labels.map((label) => ({ label: <FormattedMessage {...label} /> }))}
    />
  );
}
