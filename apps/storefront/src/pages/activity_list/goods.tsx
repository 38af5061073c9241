import { useSuspenseQuery } from '@tanstack/react-query';
import { Grid } from '@vermilion/design-system/grid';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { ActivityHero, AdStrip, Section } from '@vermilion/mall-components/home';
import { dateOf, listOf, rowsOf } from '@vermilion/mall-data/format';
import { toActivityGoods } from '@vermilion/mall-data/goods';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { paths } from '../../page-params/paths';
import { Pager } from '../../shared/pager';
import { detailQuery, goodsQuery } from './loader';

const messages = defineMessages({
  others: { id: 'page.activity.others', defaultMessage: 'More activities' },
});

/** An activity and its goods, and links to others. */
export function ActivityGoods({ id, page }: { id: number; page: number }) {
  const mall = useMallFormat();
  const app = useApp();
  const { formatMessage } = useIntl();
  const detail = useSuspenseQuery(detailQuery(app, id)).data;
  const { name, type, banner, instruction, endTime, others = [] } = detail;
  const [endsAt] = rowsOf(endTime ? [endTime] : undefined, (time) => dateOf(mall, time));
  const goods = useSuspenseQuery(goodsQuery(app, id, page)).data;
  return (
    <>
      <ActivityHero
        title={name}
        deck={instruction ?? undefined}
        endsAt={endsAt}
        imageSrc={listOf(banner)[0]}
      />
      <Grid gap="xxl">
        <GoodsGrid goods={rowsOf(goods.list, toActivityGoods(mall))} columns={6} headingLevel={2} />
        <Pager
          page={page}
          pageCount={goods.pages}
          hrefOf={(next) => paths.activity(id, type ?? 1, name, next)}
        />
        {others.length > 0 && (
          <Section title={formatMessage(messages.others)}>
            <Grid columns={{ md: 2 }}>
              {others.map((other) => (
                <AdStrip
                  key={other.id}
                  banner={{
                    id: other.id,
                    imageSrc: listOf(other.banner)[0] ?? '',
                    title: other.name,
                    href: paths.activity(other.id, other.type, other.name),
                  }}
                />
              ))}
            </Grid>
          </Section>
        )}
      </Grid>
    </>
  );
}
