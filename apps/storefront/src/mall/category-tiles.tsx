import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import { Stack } from '@vermilion/design-system/stack';
import { MallImage } from '@vermilion/mall-components/settings';
import { rowsOf, textOf } from '@vermilion/mall-data/format';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '../page-params/paths';
import * as styles from './category-tiles.css';
import { useCategories } from './use-categories';

const messages = defineMessages({
  title: { id: 'page.categories.title', defaultMessage: 'Categories' },
});

/** The mall's categories with their pictures, to go on from a page with nothing on it; omitted until they are loaded. */
export function CategoryTiles() {
  const id = useId();
  const categories = useCategories();
  if (categories.length === 0) return null;
  const tiles = rowsOf(categories, (one) => ({ ...one, name: textOf(one.name) }));
  return (
    <Stack gap="sm" asChild>
      <section aria-labelledby={id}>
        <Heading level={2} size="md" id={id}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <ul className={styles.list}>
          {tiles.map(({ id: cid, name, icon }) => (
            <li key={cid}>
              <LinkBase href={paths.search({ cid })} className={styles.tile}>
                <MallImage src={icon ?? ''} alt="" sizes="96px" />
                {name}
              </LinkBase>
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  );
}
