import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Facts } from '../shared/facts';
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
            <Facts facts={[[messages.lastChecked, <Time key="time" value={checkTime} />]]} />
            <LedgerResult report={report} />
          </>
        )
      }
    </Loaded>
  );
}
