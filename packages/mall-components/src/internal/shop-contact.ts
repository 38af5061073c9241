/** How to contact a shop: a page, which may open in another window, a phone number, or an e-mail address. */
export type ShopContact =
  | {
      /** `link`: a page. `phone` and `email` are shown as text, too. */
      kind: 'link';
      /** URL of the page. */
      href: string;
      /** Whether the page opens in another window. */
      opensWindow: boolean;
    }
  | {
      kind: 'phone';
      /** The phone number or e-mail address, as shown. */
      value: string;
    }
  | { kind: 'email'; value: string };
