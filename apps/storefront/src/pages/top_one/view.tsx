import { Heading } from '@vermilion/design-system/heading';
import { defineMessages, useIntl } from 'react-intl';
import { useCategories } from '../../frame/use-categories';
import { leaderboardParams } from '../../page-params';
import { paths } from '../../paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { Bestsellers } from './parts';

export { createLoader } from './loader';
export const parts = [Bestsellers];

const messages = {
  ...defineMessages({
    title: { id: 'page.leaderboard.title', defaultMessage: 'Bestsellers' },
  }),
  ...defineMessages<{ titleOf: { category: string } }>({
    titleOf: { id: 'page.leaderboard.titleOf', defaultMessage: 'Bestsellers: {category}' },
  }),
};

/** The goods that are bought most, the first one first, of the mall or of a category. */
export function View() {
  const { cid } = usePageParams(leaderboardParams);
  const { formatMessage } = useIntl();
  const category = useCategories().find(({ id }) => id === cid)?.name;
  const whole = formatMessage(messages.title);
  const title = category ? formatMessage(messages.titleOf, { category }) : whole;
  const breadcrumbs = useBreadcrumbs([
    ...(category ? [{ label: whole, href: paths.leaderboard() }] : []),
    { label: category ?? whole },
  ]);
  return (
    <PageFrame>
      <Seo title={title} path={paths.leaderboard(cid)} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Heading level={1}>{title}</Heading>
      <Bestsellers cid={cid} />
    </PageFrame>
  );
}
