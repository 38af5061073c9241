import { useQuery } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { Select } from '@vermilion/design-system/select';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { placeOf } from '../session/session';
import { useSession } from '../session/session-context';
import { Loaded } from '../shared/loaded';
import * as print from '../shared/print.css';
import { useClients } from '../wire/clients-context';
import { useMallFormat } from '../wire/use-mall-format';
import { messages } from './messages';
import { isMonth, monthOf, monthsUntil } from './months';
import { statementQuery } from './queries';
import { StatementTable } from './statement-table';
import { useEntriesCsv } from './use-entries-csv';

/** A month in figures: browsers without names of months in Lao would write them in another language. */
const format = { year: 'numeric', month: '2-digit', timeZone: 'UTC' } as const;

/** The statement of the month in the address, to read, to print and to download. */
export function StatementView() {
  const intl = useIntl();
  const { session } = useSession();
  const [params, setParams] = useSearchParams();
  const current = monthOf(new Date(), useMallFormat().utcOffset);
  const asked = params.get('month');
  const month = isMonth(asked) ? asked : current;
  const months = monthsUntil(current);
  const csv = useEntriesCsv(month);
  const statement = useQuery(statementQuery(useClients(), month));
  const nameOf = (one: string) => intl.formatDate(`${one}-01T00:00:00Z`, format);
  return (
    <>
      <Inline align="end" justify="between" gap="md" className={print.screenOnly}>
        <Select
          label={intl.formatMessage(messages.month)}
          value={month}
          onValueChange={(one) => setParams({ month: one })}
        >
          {(months.includes(month) ? months : [...months, month]).map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
        <Inline>
          <Button pending={csv.isPending} onClick={() => csv.mutate()}>
            <FormattedMessage {...messages.csv} />
          </Button>
          <Button onClick={() => window.print()}>
            <FormattedMessage {...messages.print} />
          </Button>
        </Inline>
      </Inline>
      <p className={print.printOnly}>
        <FormattedMessage
          {...messages.statementOf}
          values={{ shop: placeOf(session)?.shopName ?? '', month: nameOf(month) }}
        />
      </p>
      <Loaded query={statement}>{(data) => <StatementTable statement={data} />}</Loaded>
    </>
  );
}
