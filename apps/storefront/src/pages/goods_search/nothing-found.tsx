import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { FormattedMessage } from 'react-intl';
import { RecommendedRow } from '../../goods/recommended-row';
import { paths } from '../../page-params/paths';
import { messages } from './messages';

/** Empty state with links to all goods and recommendations. */
export const NothingFound = () => (
  <>
    <GoodsGrid
      goods={[]}
      emptyAction={
        <Button asChild>
          <LinkBase href={paths.search()}>
            <FormattedMessage {...messages.everything} />
          </LinkBase>
        </Button>
      }
    />
    <RecommendedRow />
  </>
);
