import { useQuery } from '@tanstack/react-query';
import { Link } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { BalanceCard } from '../money/balance-card';
import { messages } from '../money/messages';
import { PayoutList } from '../money/payout-list';
import { balanceQuery } from '../money/queries';
import { OfShop } from '../session/of-shop';
import { Loaded } from '../shared/loaded';
import { Page } from '../shared/page';
import { useClients } from '../wire/clients-context';

function Money() {
  return (
    <>
      <Loaded query={useQuery(balanceQuery(useClients()))}>
        {(balance) => <BalanceCard balance={balance} />}
      </Loaded>
      <PayoutList />
    </>
  );
}

/** What the mall owes a shop, and has paid it. */
export function Component() {
  const intl = useIntl();
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      actions={
        <Link href="/money/statement">
          <FormattedMessage {...messages.statement} />
        </Link>
      }
    >
      <OfShop>{() => <Money />}</OfShop>
    </Page>
  );
}
