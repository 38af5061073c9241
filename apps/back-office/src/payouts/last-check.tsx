import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Loaded } from '../shared/loaded';
import { Time } from '../shared/time';
import { useClients } from '../wire/clients-context';
import { LedgerResult } from './ledger-result';
import { messages } from './messages';
import { lastCheckQuery } from './queries';

/** What the server found when it last checked by itself. */
export function LastCheck() {
  const query = useQuery(lastCheckQuery(useClients()));
  return (
    <Loaded query={query}>
      {({ checkTime, report }) =>
        checkTime === null || report === null ? (
          <p>
            <FormattedMessage {...messages.neverChecked} />
          </p>
        ) : (
          <>
            <p>
              <FormattedMessage
                {...messages.lastChecked}
                values={{ time: <Time value={checkTime} /> }}
              />
            </p>
            <LedgerResult report={report} />
          </>
        )
      }
    </Loaded>
  );
}
