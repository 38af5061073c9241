import { useQuery } from '@tanstack/react-query';
import { ProfilePage } from '../profile/profile-page';
import { Loaded } from '../shared/loaded';
import { shopQuery } from '../shared/shop-query';
import { LayoutForm } from '../shop-home/layout-form';
import { useClients } from '../wire/clients-context';

function ShopHome({ shopId }: { shopId: number }) {
  return (
    <Loaded query={useQuery(shopQuery(useClients(), shopId))}>
      {(shop) => <LayoutForm shop={shop} />}
    </Loaded>
  );
}

/** How the home of a shop is arranged. */
export const Component = () => (
  <ProfilePage part="home">{(shopId) => <ShopHome shopId={shopId} />}</ProfilePage>
);
