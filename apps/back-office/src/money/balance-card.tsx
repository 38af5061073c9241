import type { ShopBalance } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { DescriptionList } from '@vermilion/design-system/description-list';
import { Grid } from '@vermilion/design-system/grid';
import { Stack } from '@vermilion/design-system/stack';
import { Stat } from '@vermilion/design-system/stat';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '../shared/amount';
import { messages } from './messages';

const sums = ['balance', 'available', 'frozen'] as const;

/** What the mall owes a shop, and on which terms. */
export function BalanceCard({ balance }: { balance: ShopBalance }) {
  const intl = useIntl();
  return (
    <Card>
      <Stack>
        <Grid columns={{ base: 1, sm: 3 }} gap="md">
          {sums.map((name) => (
            <Stat
              key={name}
              label={intl.formatMessage(messages[name])}
              value={<Amount value={balance[name]} />}
            />
          ))}
        </Grid>
        <Text size="sm" color="muted">
          <FormattedMessage {...messages.frozenHint} />
        </Text>
        <DescriptionList
          items={[
            {
              term: intl.formatMessage(messages.rate),
              description: intl.formatMessage(messages.percent, {
                percent: balance.commissionPercent,
              }),
            },
            {
              term: intl.formatMessage(messages.account),
              description: intl.formatMessage(
                balance.hasAccount ? messages.hasAccount : messages.noAccount,
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
