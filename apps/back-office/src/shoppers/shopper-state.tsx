import type { ShopperState } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { FormattedMessage } from 'react-intl';
import { stateNames } from './messages';

const tones = { active: 'positive', blocked: 'critical', closed: 'neutral' } as const;

/** The state of an account, in words. */
export const ShopperStateBadge = ({ state }: { state: ShopperState }) => (
  <Badge tone={tones[state]}>
    <FormattedMessage {...stateNames[state]} />
  </Badge>
);
