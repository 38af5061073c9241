import { useQueryClient } from '@tanstack/react-query';
import { type ApplicationItem, ApplicationListView } from '@vermilion/mall-components/settlement';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useAction } from '../../errors/use-action';
import { AccountFrame } from '../../frame/account-frame';
import { useOfficeHref } from '../../frame/use-office-href';
import { listParams } from '../../page-params';
import { paths, patterns } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { applicationsQuery, useApplications } from '../../settlement/queries';
import { Pager } from '../../shared/pager';

export { listParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.applications.title', defaultMessage: 'My applications' },
});

/** The shopper's applications to open a shop. */
export function View() {
  const { page } = usePageParams(listParams);
  const app = useApp();
  const queryClient = useQueryClient();
  const { pages, ...list } = useApplications(page);
  const title = useIntl().formatMessage(messages.title);
  const meta = { shownByView: true };
  const withdraw = useAction({
    mutationFn: ({ id }: ApplicationItem) => app.api.withdrawMerchantApplication({ id }),
    onSettled: () => queryClient.invalidateQueries(applicationsQuery(app, page)),
    meta,
  });
  const takeKey = useAction({
    mutationFn: ({ id }: ApplicationItem) => app.api.takeShopKey({ id }),
    meta,
  });
  return (
    <AccountFrame title={title} current={patterns.applications}>
      <Seo title={title} hidden />
      <ApplicationListView
        {...list}
        applyHref={paths.settlement()}
        manageHref={useOfficeHref()}
        onWithdraw={withdraw}
        onTakeKey={async (application) => (await takeKey(application)).key}
        pagination={<Pager page={page} pageCount={pages} hrefOf={paths.applications} />}
      />
    </AccountFrame>
  );
}
