import { useQuery } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { Inline } from '@vermilion/design-system/inline';
import { LinkBase } from '@vermilion/design-system/link';
import { Stack } from '@vermilion/design-system/stack';
import { Tag } from '@vermilion/design-system/tag';
import { Text } from '@vermilion/design-system/text';
import { textOf } from '@vermilion/mall-data/format';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { CategoryTiles } from '../../mall/category-tiles';
import { hotWordsQuery } from '../../mall/frame-queries';
import type { SearchParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { messages } from './messages';
import { wholeList } from './use-filters';
import * as styles from './view.css';

interface NothingFoundProps {
  search: SearchParams;
  /** Filters leave nothing; without them there may be something. */
  isFiltered: boolean;
}

/** What to change so that there is something. */
function hintOf({ title, minPrice, maxPrice }: SearchParams, isFiltered: boolean) {
  if (minPrice !== undefined || maxPrice !== undefined) return messages.widerPrice;
  if (isFiltered) return messages.fewerFilters;
  return title ? messages.otherWords : messages.nothingHere;
}

/** Ways on from an empty list: without the filters, popular words, and all categories. */
export function NothingFound({ search, isFiltered }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <Stack gap="sm">
        <Text>
          <FormattedMessage {...hintOf(search, isFiltered)} />
        </Text>
        <div>
          <Button asChild variant={isFiltered ? 'primary' : 'secondary'}>
            <LinkBase href={paths.search(isFiltered ? wholeList(search) : {})}>
              <FormattedMessage {...(isFiltered ? messages.clearFilters : messages.everything)} />
            </LinkBase>
          </Button>
        </div>
      </Stack>
      {!isFiltered && (
        <>
          <PopularWords />
          <CategoryTiles />
        </>
      )}
    </div>
  );
}

/** Words that are shown. */
const WORDS = 8;

function PopularWords() {
  const words = useQuery(hotWordsQuery(useApp())).data ?? [];
  if (words.length === 0) return null;
  const ways = words.slice(0, WORDS).map(({ title }) => textOf(title));
  return (
    <Stack gap="xs">
      <Heading level={2} size="md">
        <FormattedMessage {...messages.popular} />
      </Heading>
      <Inline asChild gap="xs">
        <ul>
          {ways.map((title) => (
            <li key={title}>
              <Tag asChild>
                <LinkBase href={paths.search({ title })}>{title}</LinkBase>
              </Tag>
            </li>
          ))}
        </ul>
      </Inline>
    </Stack>
  );
}
