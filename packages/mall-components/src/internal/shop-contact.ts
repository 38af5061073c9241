/** How to contact a shop: a page, which may open in another window, a phone number, or an e-mail address. */
export type ShopContact =
  | { kind: 'link'; href: string; opensWindow: boolean }
  | { kind: 'phone'; value: string }
  | { kind: 'email'; value: string };
