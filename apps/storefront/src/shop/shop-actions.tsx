import { OpeningHoursButton, ShopContactButton } from '@vermilion/mall-components/shop';
import { toContact, toOpeningHours } from '@vermilion/mall-data/shop';
import { useMallFormat } from '../deps/mall-context';
import { useShopInfo } from './use-shop-info';

/** The contact and opening hours of a shop. */
export function ShopActions({ id }: { id: number }) {
  const mall = useMallFormat();
  const info = useShopInfo(id);
  const contact = toContact(info);
  const hours = toOpeningHours(mall, info);
  return (
    <>
      {contact && <ShopContactButton contact={contact} />}
      {hours && <OpeningHoursButton hours={hours} />}
    </>
  );
}
