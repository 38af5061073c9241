import { StatusBadge, type StatusLook } from '../../internal/status-badge';
import { messages } from '../messages';
import type { ApplicationState } from '../types';

const looks: Record<ApplicationState, Omit<StatusLook, 'detail'>> = {
  waiting: { name: messages.waiting, tone: 'caution' },
  approved: { name: messages.approved, tone: 'positive' },
  refused: { name: messages.refused, tone: 'critical' },
  withdrawn: { name: messages.withdrawn, tone: 'neutral' },
};

/** The state of an application as a badge. */
export const ApplicationStatus = ({ state }: { state: ApplicationState }) => (
  <StatusBadge {...looks[state]} />
);
