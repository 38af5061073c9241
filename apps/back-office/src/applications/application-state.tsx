import type { OperatorApplication } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages, stateNames } from './messages';

const states = {
  1: { tone: 'caution', name: stateNames.waiting },
  2: { tone: 'positive', name: stateNames.approved },
  3: { tone: 'neutral', name: stateNames.refused },
} as const;

/** What the state of an application is called. */
export const nameOfState = ({ status, withdrawn }: OperatorApplication): MessageDescriptor =>
  withdrawn ? messages.withdrawn : states[status as keyof typeof states].name;

/** The state of an application, in words. */
export function ApplicationStateBadge({ application }: { application: OperatorApplication }) {
  const { tone } = states[application.status as keyof typeof states];
  return (
    <Badge tone={tone}>
      <FormattedMessage {...nameOfState(application)} />
    </Badge>
  );
}
