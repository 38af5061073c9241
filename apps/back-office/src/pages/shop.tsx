import { useQuery } from '@tanstack/react-query';
import { Grid } from '@vermilion/design-system/grid';
import { Stack } from '@vermilion/design-system/stack';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useScope } from '../session/session-context';
import { DetailPage } from '../shared/detail-page';
import { Classification } from '../shops/classification';
import { labels } from '../shops/messages';
import { shopQuery } from '../shops/queries';
import { ShopFacts } from '../shops/shop-facts';
import { ShopMoney } from '../shops/shop-money';
import { Suspension } from '../shops/suspension';
import { useClients } from '../wire/clients-context';

/** One shop, and what the mall decides about it. */
export function Component() {
  const intl = useIntl();
  const shop = useQuery(shopQuery(useClients(), Number(useParams().shopId)));
  const seesMoney = useScope('money:read');
  return (
    <DetailPage
      title={shop.data?.name ?? intl.formatMessage(labels.name)}
      back={{ href: '/shops', name: labels.back }}
      query={shop}
    >
      {(data) => (
        <>
          <Suspension shop={data} />
          <Grid columns={{ base: 1, lg: 2 }}>
            <ShopFacts shop={data} />
            <Stack>
              <Classification shop={data} />
              {seesMoney && <ShopMoney shop={data} />}
            </Stack>
          </Grid>
        </>
      )}
    </DetailPage>
  );
}
