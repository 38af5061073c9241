import { useQuery } from '@tanstack/react-query';
import type { OperatorShopDetail } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useScope } from '../session/session-context';
import { Amount } from '../shared/amount';
import { Facts } from '../shared/facts';
import { Failure } from '../shared/failure';
import { Percent } from '../shared/percent';
import { Section } from '../shared/section';
import { useClients } from '../wire/clients-context';
import { BankAccountDialog } from './bank-account-dialog';
import { CommissionCell } from './commission-cell';
import { labels, messages } from './messages';
import { balanceQuery } from './queries';

/** What the mall owes a shop, its commission and its bank account. */
export function ShopMoney({ shop }: { shop: OperatorShopDetail }) {
  const balance = useQuery(balanceQuery(useClients(), shop.id));
  const mayWrite = useScope('money:write');
  const [isOpen, setOpen] = useState(false);
  const { data } = balance;
  return (
    <Section title={labels.money}>
      {balance.isPending && <Skeleton ratio="16/9" width="1/2" />}
      {balance.isError && <Failure error={balance.error} onRetry={() => void balance.refetch()} />}
      {data && (
        <Facts
          facts={[
            [labels.balance, <Amount value={data.balance} />],
            [labels.available, <Amount value={data.available} />],
            [labels.frozen, <Amount value={data.frozen} />],
            [
              labels.commission,
              mayWrite ? (
                <CommissionCell shopId={shop.id} percent={data.commissionPercent} />
              ) : (
                <Percent value={data.commissionPercent} />
              ),
            ],
            [
              labels.account,
              <FormattedMessage
                {...(data.hasAccount ? messages.accountKnown : messages.accountMissing)}
              />,
            ],
          ]}
        />
      )}
      <Inline>
        {mayWrite && (
          <Button size="sm" onClick={() => setOpen(true)}>
            <FormattedMessage {...messages.setAccount} />
          </Button>
        )}
        <Link href={`/payouts?shop=${shop.id}`}>
          <FormattedMessage {...messages.payout} />
        </Link>
      </Inline>
      {isOpen && <BankAccountDialog shopId={shop.id} onClose={() => setOpen(false)} />}
    </Section>
  );
}
