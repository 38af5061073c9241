import { Badge, type BadgeTone } from '@vermilion/design-system/badge';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from './plain-message';

/** Name, explanation and tone of a state. */
export interface StatusLook {
  name: PlainMessage;
  detail: PlainMessage;
  tone: BadgeTone;
}

export const StatusBadge = ({ name, tone }: Pick<StatusLook, 'name' | 'tone'>) => (
  <Badge tone={tone}>
    <FormattedMessage {...name} />
  </Badge>
);
