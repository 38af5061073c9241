import { Badge, type BadgeTone } from '@vermilion/design-system/badge';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';
import type { ApplicationState } from '../types';

const looks: Record<ApplicationState, { name: PlainMessage; tone: BadgeTone }> = {
  waiting: { name: messages.waiting, tone: 'caution' },
  approved: { name: messages.approved, tone: 'positive' },
  refused: { name: messages.refused, tone: 'critical' },
  withdrawn: { name: messages.withdrawn, tone: 'neutral' },
};

/** The state of an application as a badge. */
export const ApplicationStatus = ({ state }: { state: ApplicationState }) => (
  <Badge tone={looks[state].tone}>
    <FormattedMessage {...looks[state].name} />
  </Badge>
);
