import { Timeline } from '@vermilion/design-system/timeline';
import { FormattedMessage, useIntl } from 'react-intl';
import { CourierFacts } from './courier-facts';
import { DateTime } from './date-time';
import { deliveryMessages } from './delivery-messages';
import type { OrderLogistics } from './delivery-types';
import * as styles from './logistics.css';

export interface LogisticsTimelineProps {
  /** Courier and events of one parcel. */
  logistics: OrderLogistics;
}

/** Courier, waybill and tracking events, newest first. */
export function LogisticsTimeline({ logistics }: LogisticsTimelineProps) {
  const { formatMessage } = useIntl();
  const traces = logistics.traces.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return (
    <div data-component="logistics-timeline" className={styles.logistics}>
      <CourierFacts logistics={logistics} />
      {traces.length === 0 ? (
        // the shop's own deliveries are not tracked
        logistics.waybill && (
          <p className={styles.none}>
            <FormattedMessage {...deliveryMessages.noTraces} />
          </p>
        )
      ) : (
        <Timeline
          label={formatMessage(deliveryMessages.traces)}
          newest="first"
          stateLabels={{
            done: formatMessage(deliveryMessages.traceDone),
            current: formatMessage(deliveryMessages.traceCurrent),
            upcoming: formatMessage(deliveryMessages.traceUpcoming),
            failed: formatMessage(deliveryMessages.traceFailed),
          }}
          events={traces.map(({ at, text }, index) => ({
            id: `${at.getTime()}-${index}`,
            title: text,
            time: <DateTime value={at} />,
            state: index === traces.length - 1 ? 'current' : 'done',
          }))}
        />
      )}
    </div>
  );
}
