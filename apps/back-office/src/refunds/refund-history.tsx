import type { OperatorRefund } from '@vermilion/api-client/operator';
import { Timeline } from '@vermilion/design-system/timeline';
import { FormattedMessage, useIntl } from 'react-intl';
import * as page from '../shared/page.css';
import { Time } from '../shared/time';
import { type HistoryEvent, historyOf } from './history';
import { messages } from './messages';

function textOf({ text, parcel }: HistoryEvent) {
  if (parcel) return <FormattedMessage {...messages.parcel} values={parcel} />;
  return text && <bdi className={page.anyText}>{text}</bdi>;
}

/** What has happened to a refund. */
export function RefundHistory({ refund }: { refund: OperatorRefund }) {
  const intl = useIntl();
  return (
    <Timeline
      label={intl.formatMessage(messages.history)}
      newest="last"
      stateLabels={{
        done: intl.formatMessage(messages.stateDone),
        current: intl.formatMessage(messages.stateCurrent),
        upcoming: intl.formatMessage(messages.stateUpcoming),
        failed: intl.formatMessage(messages.stateFailed),
      }}
      events={historyOf(refund).map((event) => ({
        id: event.id,
        state: event.state,
        title: <FormattedMessage {...event.title} />,
        time: event.time && <Time value={event.time} />,
        description: textOf(event),
      }))}
    />
  );
}
