import { useQuery } from '@tanstack/react-query';
import type { MerchantApplication } from '@vermilion/api-client';
import { SettlementView } from '@vermilion/mall-components/settlement';
import { picturesOf, toApplicationState, toDraft } from '@vermilion/mall-data/settlement';
import { type ReactNode, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { AccountFrame } from '../../frame/account-frame';
import { settlementParams } from '../../page-params';
import { paths, patterns } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { useSession } from '../../session/session-query';
import { useDraftOwner } from '../../session/use-draft-owner';
import { applicationQuery, useSettlementChoices } from '../../settlement/queries';
import { useRestoredDraft } from '../../settlement/use-restored-draft';
import { useSettlement } from '../../settlement/use-settlement';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { WhySell } from './why-sell';

export { settlementParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.settlement.title', defaultMessage: 'Open a shop' },
});

/** The application to open a shop: a new one, or with `id` an existing one of the shopper. */
export function View() {
  const { id } = usePageParams(settlementParams);
  const title = useIntl().formatMessage(messages.title);
  const { owner, change } = useDraftOwner();
  const key = `${id ?? 'new'} ${change}`;
  return (
    <Frame title={title}>
      <Seo title={title} hidden={id !== undefined} />
      {id === undefined ? (
        <Form key={key} owner={owner} />
      ) : (
        <Change key={key} id={id} owner={owner} />
      )}
    </Frame>
  );
}

/**
 * Next to the account menu if the visitor was signed in on load; signing in on the page does not change the
 * layout.
 */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { signedIn } = useSession();
  const [isAccount] = useState(signedIn);
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  if (isAccount)
    return (
      <AccountFrame title={title} current={patterns.settlement}>
        {children}
      </AccountFrame>
    );
  return (
    <PageFrame>
      <PageBreadcrumbs items={breadcrumbs.items} />
      {children}
    </PageFrame>
  );
}

function Change({ id, owner }: { id: number; owner?: string }) {
  const query = useQuery(applicationQuery(useApp(), id));
  const { reviewDays } = useSettlementChoices();
  if (query.data) return <Form application={query.data} owner={owner} />;
  return query.isError ? (
    <SettlementView state="failed" reviewDays={reviewDays} onRetry={() => void query.refetch()} />
  ) : (
    <SettlementView state="loading" reviewDays={reviewDays} />
  );
}

function Form({ application, owner }: { application?: MerchantApplication; owner?: string }) {
  const { reviewDays, ...choices } = useSettlementChoices();
  const actions = useSettlement(application?.id, owner);
  const restored = useRestoredDraft(application?.id, owner);
  const state = application && toApplicationState(application);
  if (state === 'approved')
    return (
      <SettlementView state="approved" reviewDays={reviewDays} recordsHref={paths.applications()} />
    );
  const pictures = restored?.pictures ?? (application && picturesOf(application).map(asUploaded));
  return (
    <SettlementView
      key={restored ? 'restored' : 'fresh'}
      intro={!application && <WhySell />}
      purpose={state === undefined ? 'apply' : state === 'waiting' ? 'edit' : 'again'}
      reviewDays={reviewDays}
      initial={{ ...(application && toDraft(application)), ...restored?.draft }}
      initialPictures={pictures}
      knownEmail={application?.email}
      {...choices}
      {...actions}
    />
  );
}

const asUploaded = (address: string) => ({ address });
