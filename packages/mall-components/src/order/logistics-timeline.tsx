import { Disclosure } from '@vermilion/design-system/disclosure';
import { Timeline } from '@vermilion/design-system/timeline';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlainMessage } from '../internal/plain-message';
import { CourierFacts } from './courier-facts';
import { DateTime } from './date-time';
import { deliveryMessages, earlierMessage } from './delivery-messages';
import type { OrderLogistics } from './delivery-types';
import * as styles from './logistics.css';

export interface LogisticsTimelineProps {
  /** Courier and events of one parcel. */
  logistics: OrderLogistics;
}

/** Number of events that are shown at once. */
const RECENT = 3;

/** Tracking events, newest first, of which older ones are behind a button; courier and waybill. */
export function LogisticsTimeline({ logistics }: LogisticsTimelineProps) {
  const traces = logistics.traces.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  // A button for a single event would take as much room as the event
  const cut = traces.length > RECENT + 1 ? traces.length - RECENT : 0;
  return (
    <div data-component="logistics-timeline" className={styles.logistics}>
      {traces.length === 0 ? (
        // the shop's own deliveries are not tracked
        logistics.waybill && (
          <p className={styles.none}>
            <FormattedMessage {...deliveryMessages.noTraces} />
          </p>
        )
      ) : (
        <div className={styles.traces}>
          <Traces label={deliveryMessages.traces} traces={traces.slice(cut)} latest />
          {cut > 0 && (
            <Disclosure title={<FormattedMessage {...earlierMessage} values={{ count: cut }} />}>
              <Traces label={deliveryMessages.earlier} traces={traces.slice(0, cut)} />
            </Disclosure>
          )}
        </div>
      )}
      <CourierFacts logistics={logistics} />
    </div>
  );
}

interface TracesProps {
  label: PlainMessage;
  traces: OrderLogistics['traces'];
  /** The last of them is the current one. */
  latest?: boolean;
}

function Traces({ label, traces, latest }: TracesProps) {
  const { formatMessage } = useIntl();
  return (
    <Timeline
      label={formatMessage(label)}
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
        state: latest && index === traces.length - 1 ? 'current' : 'done',
      }))}
    />
  );
}
