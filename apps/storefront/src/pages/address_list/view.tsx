import { useQuery } from '@tanstack/react-query';
import { AddressListView } from '@vermilion/mall-components/address';
import { toAddress } from '@vermilion/mall-data/address';
import { rowsOf } from '@vermilion/mall-data/format';
import { defineMessages, useIntl } from 'react-intl';
import { useAddresses } from '../../address/use-addresses';
import { useApp } from '../../deps/app-context';
import { AccountFrame } from '../../frame/account-frame';
import { listParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { KeepDrafts } from '../../session/keep-drafts';
import { listState } from '../../shared/list-state';
import { Pager } from '../../shared/pager';
import { addressesQuery } from './loader';

export { listParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.addresses.title', defaultMessage: 'Addresses' },
});

/** The shopper's addresses. */
export function View() {
  const { page } = usePageParams(listParams);
  const query = useQuery(addressesQuery(useApp(), page));
  const addresses = useAddresses();
  const title = useIntl().formatMessage(messages.title);
  return (
    <AccountFrame title={title} current={paths.addresses()}>
      <Seo title={title} hidden />
      <KeepDrafts page="addresses" until="left">
        <AddressListView
          addresses={rowsOf(query.data?.list, toAddress)}
          state={listState(query, page)}
          onRetry={() => void query.refetch()}
          suggestion={addresses.suggestion}
          onSave={addresses.save}
          onSetDefault={addresses.makeDefault}
          onRemove={addresses.remove}
          pagination={
            <Pager page={page} pageCount={query.data?.pages ?? 0} hrefOf={paths.addresses} />
          }
        />
      </KeepDrafts>
    </AccountFrame>
  );
}
