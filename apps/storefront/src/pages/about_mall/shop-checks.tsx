import { useIntl } from 'react-intl';
import { NumberedSteps } from '../../shared/cards/numbered-steps';
import { messages } from './messages';

const steps = [
  { title: messages.apply, text: messages.applyText },
  { title: messages.read, text: messages.readText },
  { title: messages.open, text: messages.openText },
  { title: messages.watch, text: messages.suspended },
];

/** How a shop is checked, in steps. */
export function ShopChecks() {
  const { formatMessage: say } = useIntl();
  return (
    <NumberedSteps
      steps={steps.map(({ title, text }) => ({ title: say(title), text: say(text) }))}
    />
  );
}
