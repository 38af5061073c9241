import { Badge } from '@vermilion/design-system/badge';
import { FormattedMessage } from 'react-intl';
import { type ReportState, stateNames } from './messages';

const tones = { open: 'caution', upheld: 'critical', dismissed: 'neutral' } as const;

/** The state of a report, in words. */
export const ReportStateBadge = ({ state }: { state: ReportState }) => (
  <Badge tone={tones[state]}>
    <FormattedMessage {...stateNames[state]} />
  </Badge>
);
