import { useQuery } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../app/app-context';
import { toGoods } from '../../data/goods';
import { rowsOf } from '../../data/rows';
import { paths } from '../../paths';
import { insteadQuery } from './loader';
import { messages } from './messages';

/** An empty list, and where to go on: all goods, and some that others like. */
export function NothingFound() {
  const instead = useQuery(insteadQuery(useApp())).data;
  return (
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
      {instead && instead.list.length > 0 && (
        <>
          <Heading level={2}>
            <FormattedMessage {...messages.instead} />
          </Heading>
          <GoodsGrid goods={rowsOf(instead.list, toGoods)} columns={7} headingLevel={3} />
        </>
      )}
    </>
  );
}
