import type { DaySales } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { Disclosure } from '@vermilion/design-system/disclosure';
import { Grid } from '@vermilion/design-system/grid';
import { Stack } from '@vermilion/design-system/stack';
import { Stat, type StatChange } from '@vermilion/design-system/stat';
import { Text } from '@vermilion/design-system/text';
import { useMoney } from '@vermilion/mall-components/settings';
import { minorOf } from '@vermilion/mall-data/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMallFormat } from '../wire/use-mall-format';
import { messages } from './messages';
import { type Sales, salesOf } from './sales';
import { SalesBars } from './sales-bars';
import { SalesTable } from './sales-table';

const WEEK = 7;

/** The sums of 7 and 30 days, as numbers, picture and table. */
export function SalesCard({ days }: { days: readonly DaySales[] }) {
  const intl = useIntl();
  const money = useMoney();
  const mall = useMallFormat();
  const all = salesOf(mall, days);
  const lastWeek = days.slice(-WEEK);
  const week = salesOf(mall, lastWeek);
  const before = salesOf(mall, days.slice(-2 * WEEK, -WEEK));
  const change: StatChange['direction'] =
    week.amount > before.amount ? 'up' : week.amount < before.amount ? 'down' : 'same';
  const highest = Math.max(0, ...days.map(({ amount }) => minorOf(mall, amount)));
  const label = (of: readonly DaySales[], { orders: count }: Sales) => (
    <FormattedMessage {...messages.lastDays} values={{ days: of.length, count }} />
  );
  return (
    <Card>
      <Stack>
        <Grid columns={{ base: 1, sm: 2 }} gap="md">
          <Stat
            label={label(lastWeek, week)}
            value={money(week.amount)}
            change={{
              direction: change,
              directionLabel: intl.formatMessage(messages[change]),
              label: intl.formatMessage(messages.before, { amount: money(before.amount) }),
            }}
          />
          <Stat label={label(days, all)} value={money(all.amount)} />
        </Grid>
        <Text size="sm" color="muted">
          <FormattedMessage {...messages.highest} values={{ amount: money(highest) }} />
        </Text>
        <SalesBars days={days} />
        <Disclosure title={intl.formatMessage(messages.table)}>
          <SalesTable days={days} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
