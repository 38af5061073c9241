'use client';
import { Badge } from '@vermilion/design-system/badge';
import { Fragment, useSyncExternalStore } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import * as styles from './opening-hours.css';
import type { ShopOpeningHours } from './types';
import { isOpenAt, weekOf } from './week';

const messages = {
  ...defineMessages({
    open: { id: 'shop.openNow', defaultMessage: 'Open now' },
    closedNow: { id: 'shop.closedNow', defaultMessage: 'Closed now' },
    closed: { id: 'shop.closedDay', defaultMessage: 'Closed' },
  }),
  ...defineMessages<{ span: { from: string; to: string }; zone: { zone: string } }>({
    span: { id: 'shop.span', defaultMessage: '{from} – {to}' },
    zone: { id: 'shop.zone', defaultMessage: 'Times in {zone}' },
  }),
};

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

const zoneName = (utcOffset: number) => `GMT${utcOffset < 0 ? '−' : '+'}${Math.abs(utcOffset)}`;

const MINUTE_MS = 60_000;
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS);
const subscribe = () => () => {};

/** Opening hours in the shop's time zone. Whether it is open now is determined in the browser only. */
export function OpeningHours({ hours }: { hours: ShopOpeningHours }) {
  const intl = useIntl();
  const minute = useSyncExternalStore(subscribe, thisMinute, () => undefined);
  const day = (number: number) =>
    intl.formatDate(MONDAY + (number - 1) * 86_400_000, { weekday: 'short', timeZone: 'UTC' });
  const time = (text: string) =>
    intl.formatDate(new Date(`2024-01-01T${text}:00Z`), {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    });
  const isOpen = minute && isOpenAt(hours, new Date(minute * MINUTE_MS));
  return (
    <div data-component="opening-hours" className={styles.hours}>
      {isOpen !== undefined && (
        <Badge tone={isOpen ? 'positive' : 'neutral'}>
          <FormattedMessage {...(isOpen ? messages.open : messages.closedNow)} />
        </Badge>
      )}
      <dl className={styles.week}>
        {weekOf(hours.spans).map(({ from, to, hours: spans }) => (
          <Fragment key={from}>
            <dt>
              {from === to
                ? day(from)
                : intl.formatMessage(messages.span, { from: day(from), to: day(to) })}
            </dt>
            <dd className={styles.time}>
              {spans.map(({ opens, closes }) => (
                <span key={opens}>
                  <FormattedMessage
                    {...messages.span}
                    values={{ from: time(opens), to: time(closes) }}
                  />
                </span>
              ))}
              {spans.length === 0 && <FormattedMessage {...messages.closed} />}
            </dd>
          </Fragment>
        ))}
      </dl>
      <p className={styles.note}>
        <FormattedMessage {...messages.zone} values={{ zone: zoneName(hours.utcOffset) }} />
      </p>
    </div>
  );
}
