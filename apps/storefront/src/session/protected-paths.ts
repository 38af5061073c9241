import { patterns } from '../paths';

const openToGuests: readonly string[] = [patterns.cart, '/users/merchant_settled'];

/** Must one be signed in to see this path? All of `/users` and `/order`, but for the guest's cart and the merchant's application. */
export const isProtected = (pathname: string) =>
  /^\/(users|order)(\/|$)/.test(pathname) && !openToGuests.includes(pathname);
