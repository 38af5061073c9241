import { useQuery } from '@tanstack/react-query';
import { OpenSwitch } from '../profile/open-switch';
import { ProfileForm } from '../profile/profile-form';
import { ProfilePage } from '../profile/profile-page';
import { Loaded } from '../shared/loaded';
import { shopQuery } from '../shared/shop-query';
import { useClients } from '../wire/clients-context';

function Profile({ shopId }: { shopId: number }) {
  return (
    <Loaded query={useQuery(shopQuery(useClients(), shopId))}>
      {(shop) => (
        <>
          <OpenSwitch shop={shop} />
          <ProfileForm shop={shop} />
        </>
      )}
    </Loaded>
  );
}

/** The profile of a shop. */
export const Component = () => (
  <ProfilePage part="profile">{(shopId) => <Profile shopId={shopId} />}</ProfilePage>
);
