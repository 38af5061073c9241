import type { FreightQuote } from '@vermilion/api-client/operator';
import { DescriptionList } from '@vermilion/design-system/description-list';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { deliveryNames } from '../orders/messages';
import { Amount } from '../shared/amount';
import { daysText } from '../shared/days-text';
import { messages } from './messages';

/** The freight by each method, and when it arrives. */
export function QuoteText({ quote: { methods, days, arrival } }: { quote: FreightQuote }) {
  const intl = useIntl();
  return (
    <div role="status">
      <DescriptionList
        items={methods.map(({ method, freight }) => ({
          term: intl.formatMessage(deliveryNames[method]),
          description: <Amount value={freight} />,
        }))}
      />
      {days && (
        <Text color="muted">
          <FormattedMessage {...messages.arrives} values={days} />
        </Text>
      )}
      {arrival && (
        <Text color="muted">
          <FormattedMessage
            {...messages.arrivesNow}
            values={{ dates: daysText(intl, arrival.from, arrival.until) }}
          />
        </Text>
      )}
    </div>
  );
}
