import { useQuery } from '@tanstack/react-query';
import { PointsView } from '@vermilion/mall-components/points';
import { rowsOf } from '@vermilion/mall-data/format';
import { toBalance, toPointsEntry, toRules } from '@vermilion/mall-data/points';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { AccountFrame } from '../../frame/account-frame';
import { pointsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { listState } from '../../shared/list-state';
import { Pager } from '../../shared/pager';
import { pointsQueries } from './loader';

export { pointsParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.points.title', defaultMessage: 'My points' },
});

/** The shopper's points: balance, history, and ways to earn more. */
export function View() {
  const mall = useMallFormat();
  const navigate = useNavigate();
  const params = usePageParams(pointsParams);
  const queries = pointsQueries(useApp(), params);
  const summary = useQuery(queries.summary);
  const list = useQuery(queries.list);
  const title = useIntl().formatMessage(messages.title);
  const open = (next: Parameters<typeof paths.points>[0]) =>
    void navigate(paths.points(next), { preventScrollReset: true });
  const { tab, type, page } = params;
  return (
    <AccountFrame title={title} current="points">
      <Seo title={title} hidden />
      <PointsView
        balance={summary.data && toBalance(summary.data)}
        rules={summary.data && toRules(mall)(summary.data)}
        tab={tab}
        onTabChange={(next) => open({ tab: next, type })}
        filter={type}
        onFilterChange={(next) => open({ type: next })}
        entries={rowsOf(list.data?.list, toPointsEntry(mall))}
        state={summary.isError && !list.data ? 'failed' : listState(list, page)}
        onRetry={() => void Promise.all([summary.refetch(), list.refetch()])}
        shopHref={paths.home()}
        pagination={
          <Pager
            page={page}
            pageCount={list.data?.pages ?? 0}
            hrefOf={(next) => paths.points({ type, page: next })}
          />
        }
      />
    </AccountFrame>
  );
}
