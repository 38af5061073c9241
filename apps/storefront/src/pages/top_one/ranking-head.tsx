import { Heading } from '@vermilion/design-system/heading';
import { defineMessages, useIntl } from 'react-intl';
import { useCategories } from '../../mall/use-categories';
import { paths } from '../../page-params/paths';
import { Seo } from '../../seo/seo';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';

const messages = {
  ...defineMessages({
    title: { id: 'page.leaderboard.title', defaultMessage: 'Bestsellers' },
  }),
  ...defineMessages<{ titleOf: { category: string } }>({
    titleOf: { id: 'page.leaderboard.titleOf', defaultMessage: 'Bestsellers: {category}' },
  }),
};

/** The heading of the ranking: the whole mall, or a category. */
export function RankingHead({ cid }: { cid: number | undefined }) {
  const { formatMessage } = useIntl();
  const category = useCategories().find(({ id }) => id === cid)?.name;
  const whole = formatMessage(messages.title);
  const title = category ? formatMessage(messages.titleOf, { category }) : whole;
  const breadcrumbs = useBreadcrumbs([
    ...(category ? [{ label: whole, href: paths.leaderboard() }] : []),
    { label: category ?? whole },
  ]);
  return (
    <>
      <Seo title={title} path={paths.leaderboard(cid)} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Heading level={1}>{title}</Heading>
    </>
  );
}
