import type { OperatorOrder } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { FormattedMessage, useIntl } from 'react-intl';
import { daysText } from '../shared/days-text';
import { messages } from './messages';

/** Until when an order is to be shipped; one that is not is marked. */
export function ShipBy({ order: { shipBy, late } }: { order: OperatorOrder }) {
  const intl = useIntl();
  if (!shipBy) return null;
  return (
    <>
      <time dateTime={shipBy}>{daysText(intl, shipBy, shipBy)}</time>{' '}
      {late && (
        <Badge tone="critical">
          <FormattedMessage {...messages.late} />
        </Badge>
      )}
    </>
  );
}
