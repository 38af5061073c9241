import { useSuspenseQuery } from '@tanstack/react-query';
import { Grid } from '@vermilion/design-system/grid';
import { ActivityHero, AdStrip, Section } from '@vermilion/mall-components/home';
import { dateOf, listOf, rowsOf } from '@vermilion/mall-data/format';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import type { ActivityParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { ActivityList } from './list';
import { detailQuery } from './loader';

const messages = defineMessages({
  others: { id: 'page.activity.others', defaultMessage: 'More activities' },
});

/** An activity and its goods, and links to others. */
export function ActivityGoods({ id, query }: { id: number; query: ActivityParams }) {
  const mall = useMallFormat();
  const { formatMessage } = useIntl();
  const detail = useSuspenseQuery(detailQuery(useApp(), id)).data;
  const { name, type, banner, instruction, endTime, others = [] } = detail;
  const [endsAt] = rowsOf(endTime ? [endTime] : undefined, (time) => dateOf(mall, time));
  return (
    <>
      <ActivityHero
        title={name}
        deck={instruction ?? undefined}
        endsAt={endsAt}
        imageSrc={listOf(banner)[0]}
      />
      <Grid gap="xxl">
        <ActivityList
          id={id}
          query={query}
          hrefOf={(change) => paths.activity(id, type ?? 1, name, { ...query, page: 1, ...change })}
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
