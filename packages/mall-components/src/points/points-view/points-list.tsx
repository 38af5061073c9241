import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { Link, LinkBase } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { LoadState } from '../../goods';
import { ListStates } from '../../internal/list-states';
import { LoadingRegion } from '../../internal/loading-region';
import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';
import type { PointsEntry, PointsEntryKind, PointsFilter } from '../types';
import * as styles from './points-view.css';

export interface PointsListProps {
  /** The entries that the filter admits, newest first. */
  entries: readonly PointsEntry[];
  /** The chosen filter; the list is of this filter. */
  filter: PointsFilter;
  /** Whether it is loading (a skeleton), could not be loaded (a message), or is shown. Default: `ready`. */
  state?: LoadState;
  /** Loads it again after a failure; without it there is no such button. */
  onRetry?: () => void;
  /** URL of goods to buy; the link of the empty state. */
  shopHref: string;
}

const titles: Record<PointsEntryKind, PlainMessage> = {
  opening: messages.entryOpening,
  earned: messages.entryEarned,
  clawedBack: messages.entryClawedBack,
  spent: messages.entrySpent,
  returned: messages.entryReturned,
  refunded: messages.entryRefunded,
  kept: messages.entryKept,
  keptSpent: messages.entryKeptSpent,
};

const empty: Record<PointsFilter, PlainMessage> = {
  all: messages.empty,
  earned: messages.emptyEarned,
  spent: messages.emptySpent,
};

/** The history of points, newest first, with the loading, failed and empty states. */
export function PointsList({ entries, filter, state, onRetry, shopHref }: PointsListProps) {
  const intl = useIntl();
  const toShop = (
    <Button variant="primary" asChild>
      <LinkBase href={shopHref}>
        <FormattedMessage {...messages.toShop} />
      </LinkBase>
    </Button>
  );
  return (
    <ListStates
      {...{ state, onRetry }}
      skeleton={<PointsSkeleton />}
      failed={messages.failed}
      empty={
        entries.length === 0 ? { text: empty[filter], drawing: 'bag', action: toShop } : undefined
      }
    >
      <ul
        data-component="points-list"
        aria-label={intl.formatMessage(messages.list)}
        className={styles.list}
      >
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </ListStates>
  );
}

function Entry({ entry: { kind, points, date, frozenUntil, source } }: { entry: PointsEntry }) {
  const { formatDate } = useIntl();
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <span>
          <FormattedMessage {...titles[kind]} />
        </span>
        {source && (
          <Link href={source.href} className={styles.number}>
            {source.goods ? (
              <FormattedMessage {...messages.goods} values={source.goods} />
            ) : (
              source.number
            )}
          </Link>
        )}
        {source?.goods && <span className={styles.aside}>{source.number}</span>}
        <time dateTime={date.toISOString()} className={styles.aside}>
          <FormattedDate value={date} year="numeric" month="short" day="numeric" />
        </time>
      </div>
      <span data-sign={points < 0 ? 'minus' : 'plus'} className={styles.amount}>
        <FormattedMessage {...messages.amount} values={{ points }} />
      </span>
      {frozenUntil && (
        <Badge tone="info" className={styles.frozen}>
          <FormattedMessage
            {...messages.frozenUntil}
            values={{ date: formatDate(frozenUntil, { dateStyle: 'medium' }) }}
          />
        </Badge>
      )}
    </li>
  );
}

const PointsSkeleton = () => (
  <LoadingRegion>
    <div className={styles.list}>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className={styles.entry}>
          <div className={styles.what}>
            <Skeleton shape="text" width="1/2" />
            <Skeleton shape="text" size="xs" width="1/3" />
          </div>
        </div>
      ))}
    </div>
  </LoadingRegion>
);
