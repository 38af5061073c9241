import { useQuery } from '@tanstack/react-query';
import { HolidayForm } from '../profile/holiday-form';
import { ProfilePage } from '../profile/profile-page';
import { Loaded } from '../shared/loaded';
import { shopQuery } from '../shared/shop-query';
import { useClients } from '../wire/clients-context';

function Holiday({ shopId }: { shopId: number }) {
  return (
    <Loaded query={useQuery(shopQuery(useClients(), shopId))}>
      {(shop) => <HolidayForm shop={shop} />}
    </Loaded>
  );
}

/** When a shop is closed for some time. */
export const Component = () => (
  <ProfilePage part="holiday">{(shopId) => <Holiday shopId={shopId} />}</ProfilePage>
);
