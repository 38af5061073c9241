import { FormattedMessage, useIntl } from 'react-intl';
import { Copyable } from '../copyable';
import { FactList, type Fact } from '../facts';
import { messages } from '../messages';
import { DateTime } from '../time';
import type { OrderLogistics } from '../types';
import * as styles from './logistics-timeline.css';

export interface LogisticsTimelineProps {
  logistics: OrderLogistics;
}

/** Courier, waybill and what the courier has reported, the newest first. */
export function LogisticsTimeline({ logistics }: LogisticsTimelineProps) {
  const intl = useIntl();
  const { courier, waybill, courierName, courierPhone, traces } = logistics;
  const facts: Fact[] = [];
  if (courier)
    facts.push({
      id: 'courier',
      label: <FormattedMessage {...messages.courier} />,
      value: courier,
    });
  if (waybill)
    facts.push({
      id: 'waybill',
      label: <FormattedMessage {...messages.waybill} />,
      value: <Copyable text={waybill} label={intl.formatMessage(messages.waybill)} />,
    });
  if (courierName || courierPhone)
    facts.push({
      id: 'person',
      label: <FormattedMessage {...messages.courierName} />,
      value: [courierName, courierPhone].filter(Boolean).join(', '),
    });
  const newestFirst = traces.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return (
    <div data-component="logistics-timeline" className={styles.logistics}>
      <FactList facts={facts} />
      {newestFirst.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage {...messages.noTraces} />
        </p>
      ) : (
        <ol className={styles.traces}>
          {newestFirst.map((trace, index) => (
            <li key={`${trace.at.getTime()}-${index}`} className={styles.trace}>
              <span>{trace.text}</span>
              <span className={styles.time}>
                <DateTime value={trace.at} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
