import type { PayoutStatus } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useScope } from '../session/session-context';
import { FilterSelect } from '../shared/filter-select';
import { BankFileDialog } from './bank-file-dialog';
import { CreatePayouts } from './create-payouts';
import { labels, messages, statusNames } from './messages';
import { PayoutList } from './payout-list';

/** A number of the address, above zero. */
const numberOf = (text: string | null) =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The payouts that the address asks for, with what is done about all of them. */
export function PayoutsView() {
  const [params, setParams] = useSearchParams();
  const mayWrite = useScope('money:write');
  const [open, setOpen] = useState<'create' | 'file'>();
  const close = () => setOpen(undefined);
  const shopId = numberOf(params.get('shop'));
  const asked = params.get('status');
  const status = asked && asked in statusNames ? (asked as PayoutStatus) : undefined;
  const setStatus = (value: string) =>
    setParams({ ...(shopId && { shop: String(shopId) }), ...(value && { status: value }) });
  return (
    <>
      <Inline justify="between" align="end">
        <FilterSelect
          label={labels.status}
          all={labels.all}
          names={statusNames}
          value={status}
          onValueChange={setStatus}
        />
        {mayWrite && (
          <Inline>
            <Button onClick={() => setOpen('create')}>
              <FormattedMessage {...messages.create} />
            </Button>
            <Button onClick={() => setOpen('file')}>
              <FormattedMessage {...messages.file} />
            </Button>
          </Inline>
        )}
      </Inline>
      {shopId && (
        <Inline>
          <FormattedMessage {...messages.ofShop} />
          <Link href="/payouts">
            <FormattedMessage {...messages.allShops} />
          </Link>
        </Inline>
      )}
      <PayoutList filter={{ shopId, status, before: numberOf(params.get('before')) }} />
      {open === 'create' && <CreatePayouts shopId={shopId} onClose={close} />}
      {open === 'file' && <BankFileDialog onClose={close} />}
    </>
  );
}
