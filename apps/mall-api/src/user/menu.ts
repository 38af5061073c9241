export interface MenuEntry {
  id: number;
  name: string;
  pc_url: string;
  pic: string;
  url: string;
}

/** Pages of the storefront that the account menu leads to. The ids are fixed in storefronts. */
export const userMenuEntries: readonly MenuEntry[] = [
  entry(65, 'Profile', '/users/user_info'),
  entry(66, 'Addresses', '/users/address_list'),
  entry(68, 'Coupons', '/users/coupon_list'),
];

function entry(id: number, name: string, pc_url: string): MenuEntry {
  return { id, name, pc_url, pic: '', url: '' };
}
