import type { AgreementVersion } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { FormattedMessage } from 'react-intl';
import { stateNames } from './messages';

const tones = {
  draft: 'caution',
  scheduled: 'info',
  inForce: 'positive',
  past: 'neutral',
} as const;

/** The state of a version, in words. */
export const AgreementStateBadge = ({ state }: Pick<AgreementVersion, 'state'>) => (
  <Badge tone={tones[state]}>
    <FormattedMessage {...stateNames[state]} />
  </Badge>
);
