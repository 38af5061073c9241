import { LinkBase } from '@vermilion/design-system/link';
import { Tag } from '@vermilion/design-system/tag';
import { integerOf, rowsOf, textOf } from '@vermilion/mall-data/format';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useCategories } from '../../mall/use-categories';
import { paths } from '../../page-params/paths';
import * as styles from './category-tabs.css';

const messages = defineMessages({
  label: { id: 'page.leaderboard.categories', defaultMessage: 'Bestsellers by category' },
  all: { id: 'page.leaderboard.all', defaultMessage: 'All' },
});

interface CategoryTabsProps {
  /** The current category; undefined for the whole mall. */
  current: number | undefined;
}

/** Links to the rankings of the mall and of its categories. */
export function CategoryTabs({ current }: CategoryTabsProps) {
  const categories = rowsOf(useCategories(), ({ id, name }) => ({
    id: integerOf(id),
    name: textOf(name),
  }));
  const { formatMessage } = useIntl();
  const tabs = [{ id: undefined, name: <FormattedMessage {...messages.all} /> }, ...categories];
  if (categories.length === 0) return null;
  return (
    <nav aria-label={formatMessage(messages.label)} className={styles.tabs}>
      {tabs.map(({ id, name }) => (
        <Tag
          key={id ?? 0}
          asChild
          aria-current={id === current ? 'true' : undefined}
          className={styles.tab}
        >
          <LinkBase href={paths.leaderboard(id)}>{name}</LinkBase>
        </Tag>
      ))}
    </nav>
  );
}
