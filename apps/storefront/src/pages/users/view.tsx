import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { AccountOverview } from '@vermilion/mall-components/account';
import { toNextSteps } from '@vermilion/mall-data/account';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { toFigures, toOrderStates } from '../../frame/account-counts';
import { AccountFrame } from '../../frame/account-frame';
import { paths } from '../../page-params/paths';
import { Seo } from '../../seo/seo';
import { LikeSaved } from './like-saved';
import { overviewQueries, personQuery } from './loader';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.account.title', defaultMessage: 'My account' },
});

/** The account overview. */
export function View() {
  const mall = useMallFormat();
  const app = useApp();
  const person = useSuspenseQuery(personQuery(app)).data;
  const queries = overviewQueries(app);
  const counts = useQuery(queries.counts).data;
  const unpaid = useQuery(queries.unpaid).data;
  const refunds = useQuery(queries.refunds).data;
  const toReview = useQuery(queries.toReview).data;
  // Server and browser clocks differ: the time of the request serves as now
  const { data: coupons, dataUpdatedAt } = useQuery(queries.coupons);
  const title = useIntl().formatMessage(messages.title);
  return (
    <AccountFrame title={title} current="overview">
      <Seo title={title} hidden />
      <AccountOverview
        user={{
          nickname: person.nickname,
          avatarSrc: person.avatar || undefined,
          phone: person.phone || undefined,
          email: person.email || undefined,
        }}
        profileHref={paths.profile()}
        figures={toFigures(person)}
        orders={toOrderStates(counts)}
        ordersHref={paths.orders()}
        steps={toNextSteps(
          mall,
          {
            unpaid: unpaid?.list,
            refunds: refunds?.list,
            coupons: coupons?.list,
            toReceive: counts?.receivedCount,
            toReview: toReview?.total,
          },
          dataUpdatedAt,
        )}
        shoppingHref={paths.search()}
      >
        <LikeSaved />
      </AccountOverview>
    </AccountFrame>
  );
}
