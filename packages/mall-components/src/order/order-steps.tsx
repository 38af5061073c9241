import { Steps } from '@vermilion/design-system/steps';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlainMessage } from '../internal/plain-message';
import { messages } from './messages';
import type { OrderState } from './state-types';
import { stepMessages } from './step-messages';
import { stepOf } from './step-of';

export interface OrderStepsProps {
  /** Determines which steps are done. */
  state: OrderState;
  /** It is paid on delivery, so there is no payment step. */
  onDelivery?: boolean;
}

/** The names of the steps until they are done, and then. The review is a step only when it can be written. */
const names: { open: PlainMessage; done: PlainMessage }[] = [
  { open: messages.toPay, done: stepMessages.paid },
  { open: messages.toShip, done: stepMessages.shipped },
  { open: messages.toReceive, done: stepMessages.received },
  { open: messages.toReview, done: messages.completed },
];

/** Progress: paid, shipped, received, completed. Renders nothing for a cancelled order. */
export function OrderSteps({ state, onDelivery }: OrderStepsProps) {
  const intl = useIntl();
  const current = stepOf(state);
  if (current === undefined) return null;
  const labels = names.map(({ open, done }, step) =>
    step < current || (step === 3 && step > current) ? done : open,
  );
  if (onDelivery) labels[0] = messages.ordered;
  return (
    <Steps
      label={intl.formatMessage(stepMessages.steps)}
      doneLabel={intl.formatMessage(stepMessages.done)}
      current={current}
      steps={labels.map((label) => ({ label: <FormattedMessage {...label} /> }))}
    />
  );
}
