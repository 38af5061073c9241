import { useQuery } from '@tanstack/react-query';
import type { BannerFields, OperatorBanner } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordList } from '../records/record-list';
import { Time } from '../shared/time';
import { useClients } from '../wire/clients-context';
import { bannerFields } from './banner-fields';
import * as styles from './banner-list.css';
import { labels, messages, slotNames } from './messages';
import { bannersQuery } from './queries';

/** The banners of one place, in their order, with the times of each. */
export function BannerList({ slot }: Pick<BannerFields, 'slot'>) {
  const intl = useIntl();
  const clients = useClients();
  const { operator } = clients;
  const query = useQuery({
    ...bannersQuery(clients),
    select: (all) => all.filter((banner) => banner.slot === slot),
  });
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const fresh: BannerFields = {
    slot,
    picture: '',
    name: '',
    link: '',
    fromTime: null,
    untilTime: null,
  };
  return (
    <Stack>
      <RecordList<BannerFields, OperatorBanner>
        heading
        name={`banners-${slot}`}
        title={intl.formatMessage(slotNames[slot])}
        add={text('addBanner')}
        none={text('noBanner')}
        removeText={text('removeBanner')}
        query={query}
        columns={[
          {
            id: 'name',
            header: text('name'),
            cell: ({ name }) => <bdi>{name || text('untitled')}</bdi>,
          },
          {
            id: 'picture',
            header: text('picture'),
            cell: ({ picture }) => <img src={picture} alt="" className={styles.picture} />,
          },
          {
            id: 'state',
            from: 'sm',
            header: text('state'),
            cell: ({ shown }) => (
              <Badge tone={shown ? 'positive' : 'neutral'}>
                <FormattedMessage {...(shown ? messages.shown : messages.hidden)} />
              </Badge>
            ),
          },
          {
            id: 'from',
            from: 'lg',
            header: text('from'),
            cell: ({ fromTime }) => fromTime && <Time value={fromTime} />,
          },
          {
            id: 'until',
            from: 'lg',
            header: text('until'),
            cell: ({ untilTime }) => untilTime && <Time value={untilTime} />,
          },
        ]}
        nameOf={({ name }) => name || text('untitled')}
        fields={bannerFields(intl)}
        fresh={fresh}
        create={(values, options) => operator.createBanner(values, options)}
        save={(values) => operator.saveBanner(values)}
        remove={(row) => operator.deleteBanner(row)}
        arrange={(ids) => operator.orderBanners({ slot, ids })}
        mayWrite
      />
    </Stack>
  );
}
