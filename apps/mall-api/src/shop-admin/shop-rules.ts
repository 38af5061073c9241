import { isEmail } from '@vermilion/input-rules/email';
import { invalidValue } from '../kernel/errors';

/** What is checked of a shop's profile besides its form. Empty texts are absent ones. */
export interface ShopProfile {
  avatar: string;
  backImage: string;
  streetBackImage: string | null;
  pcBackImage: string | null;
  pcBanner: readonly string[];
  qualification: readonly string[];
  openingHours: readonly { days: readonly number[]; opens: string; closes: string }[];
  email: string;
  phone: string;
  serviceType: 'H5' | 'phone' | 'message' | 'email';
  serviceValue: string;
}

/** A path on this server, or an address over https: no browser runs it, and no page warns of it. */
const PICTURE = /^(\/(?![/\\])|https:\/\/[^\s/])\S*$/;

/** The rules of a shop's profile. Refuses the first violation, with its field. */
export function checkShopProfile(shop: ShopProfile): void {
  const { avatar, backImage, streetBackImage, pcBackImage } = shop;
  for (const [field, picture] of Object.entries({
    avatar,
    backImage,
    streetBackImage,
    pcBackImage,
  })) {
    if (picture) checkPicture(field, picture);
  }
  for (const list of ['pcBanner', 'qualification'] as const) {
    shop[list].forEach((picture, at) => checkPicture(`${list}.${at}`, picture));
  }
  shop.openingHours.forEach(checkHours);
  if (shop.email && !isEmail(shop.email)) throw invalidValue('email', 'is not an e-mail address');
  if (shop.phone) checkPhone('phone', shop.phone);
  checkService(shop);
}

function checkPicture(field: string, picture: string): void {
  if (!PICTURE.test(picture)) throw invalidValue(field, 'must be a path or an https address');
}

function checkPhone(field: string, phone: string): void {
  if (/\p{L}/u.test(phone) || !/\p{Nd}/u.test(phone))
    throw invalidValue(field, 'is not a phone number');
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function checkHours(hours: ShopProfile['openingHours'][number], at: number): void {
  const field = `openingHours.${at}`;
  const { days, opens, closes } = hours;
  if (days.length === 0 || new Set(days).size < days.length)
    throw invalidValue(`${field}.days`, 'must be days of the week, each once');
  if (!TIME.test(opens)) throw invalidValue(`${field}.opens`, 'must be a time of the day');
  // Past midnight, a shop closes at an earlier time of the day than it opens
  if (!(TIME.test(closes) || closes === '24:00') || closes === opens)
    throw invalidValue(`${field}.closes`, 'must be another time of the day');
}

function checkService({ serviceType, serviceValue }: ShopProfile): void {
  if (!serviceValue) return;
  const field = 'serviceValue';
  if (serviceType === 'email' && !isEmail(serviceValue))
    throw invalidValue(field, 'is not an e-mail address');
  if (serviceType === 'phone') checkPhone(field, serviceValue);
  if (serviceType === 'H5' && !/^https:\/\/[^\s/]\S*$/.test(serviceValue))
    throw invalidValue(field, 'must be an https address');
}
