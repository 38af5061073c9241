import { DEMO_DOMAIN } from '@vermilion/mall-api';
import { ADDRESSES } from './account-rows';

/** To whom an order goes. */
export interface Recipient {
  real_name: string;
  country: string;
  country_code: string;
  /** without the code of the country */
  phone: string;
  email: string;
  detail: string;
  post_code: string;
}

const guest = (
  id: number,
  [real_name, country, country_code, phone]: [string, string, string, string],
  detail: string,
  post_code: string,
) => {
  const [first = ''] = real_name.toLowerCase().split(' ');
  const email = `${first}@${DEMO_DOMAIN}`;
  return { id, real_name, country, country_code, phone, email, detail, post_code };
};

/** Guests who buy, after the accounts that can be signed in to. Their numbers are reserved for invented people. */
export const BUYERS: readonly (Recipient & { id: number })[] = [
  guest(
    5,
    ['Hannah Reed', 'United States', '1', '2025550143'],
    '418 Larkspur Lane, Ashford',
    '20009',
  ),
  guest(
    6,
    ['Tom Barlow', 'United Kingdom', '44', '7700900231'],
    '9 Mill Rise, Thornbury',
    'BS35 2AA',
  ),
  guest(
    7,
    ['Claire Vasseur', 'France', '33', '199001742'],
    '12 rue des Tilleuls, Valbonne',
    '06560',
  ),
  guest(
    8,
    ['Noah Keller', 'United States', '1', '3125550178'],
    '77 Orchard Street, Millbrook',
    '60614',
  ),
  guest(9, ['Grace Whitlam', 'Australia', '61', '491570156'], '3 Banksia Court, Ferndale', '6148'),
  guest(
    10,
    ['Oliver Quinn', 'United States', '1', '4155550119'],
    '230 Harbor View, Eastport',
    '94107',
  ),
];

/** A buyer, or the default address of an account. */
export function recipientOf(user: number): Recipient {
  const found =
    BUYERS.find(({ id }) => id === user) ??
    ADDRESSES.find((one) => one.user_id === user && one.is_default);
  if (!found) throw new Error(`Account ${user} has no address`);
  return { ...found, email: found.email ?? '' };
}
