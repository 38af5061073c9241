import { patterns } from '../page-params/paths';

const openToGuests: readonly string[] = [patterns.cart, patterns.visitorOrder, patterns.settlement];

/** Whether a path needs a session: all of `/users` and `/order`, except the cart, a guest's order and the merchant application. */
export const isProtected = (pathname: string) =>
  /^\/(users|order)(\/|$)/.test(pathname) && !openToGuests.includes(pathname);
