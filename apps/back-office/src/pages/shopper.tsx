import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../shared/detail-page';
import { labels } from '../shoppers/messages';
import { shopperQuery } from '../shoppers/queries';
import { ShopperView } from '../shoppers/shopper-view';
import { useClients } from '../wire/clients-context';

/** One shopper. */
export function Component() {
  const intl = useIntl();
  const shopper = useQuery(shopperQuery(useClients(), Number(useParams().shopperId)));
  return (
    <DetailPage
      title={shopper.data?.nickname ?? intl.formatMessage(labels.title)}
      back={{ href: '/shoppers', name: labels.back }}
      query={shopper}
    >
      {(data) => <ShopperView shopper={data} />}
    </DetailPage>
  );
}
