import { createIcon } from './create-icon';

/** The cart. */
export const CartIcon = /* @__PURE__ */ createIcon(
  'cart',
  'M2.5 4h2.3l2.5 11.5h10.4l2.3-8.5H5.5M9 20.25a.75.75 0 1 0 0-1.5.75.75 0 0 0 0 1.5ZM16.5 20.25a.75.75 0 1 0 0-1.5.75.75 0 0 0 0 1.5Z',
);
/** Purchases. */
export const BagIcon = /* @__PURE__ */ createIcon(
  'bag',
  'M5.5 8h13l1 10.8a1.6 1.6 0 0 1-1.6 1.7H6.1a1.6 1.6 0 0 1-1.6-1.7L5.5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
);
/** A person, or the account. */
export const UserIcon = /* @__PURE__ */ createIcon(
  'user',
  'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.4-3.7 3.5-6 7.5-6s7.1 2.3 7.5 6',
);
/** Language or country. */
export const GlobeIcon = /* @__PURE__ */ createIcon(
  'globe',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.3 2.3 3.5 5.2 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.2-3.5-8.5s1.2-6.2 3.5-8.5Z',
);
/** Follows or saves; HeartFilled for what is followed. */
export const HeartIcon = /* @__PURE__ */ createIcon(
  'heart',
  'M12 20S3.5 15.2 3.5 9.2A4.7 4.7 0 0 1 8.2 4.5c1.6 0 3 .8 3.8 2.1a4.5 4.5 0 0 1 3.8-2.1 4.7 4.7 0 0 1 4.7 4.7C20.5 15.2 12 20 12 20Z',
);
/** Favourites, reviews; an empty star of a rating. */
export const StarIcon = /* @__PURE__ */ createIcon(
  'star',
  'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
);
/** A phone number, or a call. */
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'phone',
  'M5 3.5h3.2l1.6 4.3-2 1.5a12.5 12.5 0 0 0 6.9 6.9l1.5-2 4.3 1.6V19a1.5 1.5 0 0 1-1.6 1.5C11 20 4 13 3.5 5.1A1.5 1.5 0 0 1 5 3.5Z',
);
/** A conversation, e.g. with a shop. */
export const ChatIcon = /* @__PURE__ */ createIcon(
  'chat',
  'M6 4.5h12A2.5 2.5 0 0 1 20.5 7v7a2.5 2.5 0 0 1-2.5 2.5h-6l-4.5 4v-4H6A2.5 2.5 0 0 1 3.5 14V7A2.5 2.5 0 0 1 6 4.5ZM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01',
);
/** An e-mail address, or a message. */
export const MailIcon = /* @__PURE__ */ createIcon(
  'mail',
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM4 7l8 6 8-6',
);
/** A shop. */
export const StoreIcon = /* @__PURE__ */ createIcon(
  'store',
  'M4.5 10.5v8A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-8M5 4h14l1.5 5a2.8 2.8 0 0 1-5.6.3 2.9 2.9 0 0 1-5.8 0A2.8 2.8 0 0 1 3.5 9L5 4ZM9.5 20v-5.5h5V20',
);
/** Delivery. */
export const TruckIcon = /* @__PURE__ */ createIcon(
  'truck',
  'M2.5 5.5h11.5v11H9.2M14 9.5h4l3.5 3.7v3.3h-1.7M2.5 5.5v11h1.9M15 16.5h-1M6.8 19a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM17.3 19a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
);
/** A parcel, or an order. */
export const PackageIcon = /* @__PURE__ */ createIcon(
  'package',
  'M12 3l8 4.2v9.6L12 21l-8-4.2V7.2L12 3ZM4.3 7.4 12 11.5l7.7-4.1M12 11.5V21M8 5.1l7.9 4.3',
);
/** An invoice, or a document. */
export const ReceiptIcon = /* @__PURE__ */ createIcon(
  'receipt',
  'M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5v-17ZM9 8h6M9 12h6',
);
/** A coupon. */
export const TicketIcon = /* @__PURE__ */ createIcon(
  'ticket',
  'M4.5 6h15A1.5 1.5 0 0 1 21 7.5V10a2 2 0 0 0 0 4v2.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5V14a2 2 0 0 0 0-4V7.5A1.5 1.5 0 0 1 4.5 6ZM14.5 6v2M14.5 11v2M14.5 16v2',
);
/** A place, or an address. */
export const PinIcon = /* @__PURE__ */ createIcon(
  'pin',
  'M12 21s-7-5.8-7-11a7 7 0 0 1 14 0c0 5.2-7 11-7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
/** The home page. */
export const HomeIcon = /* @__PURE__ */ createIcon(
  'home',
  'M4 10.5 12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19v-8.5ZM9.5 20.5v-6h5v6',
);
/** A guarantee, or security. */
export const ShieldIcon = /* @__PURE__ */ createIcon(
  'shield',
  'M12 3l7.5 2.8V11c0 4.8-3 8.3-7.5 10-4.5-1.7-7.5-5.2-7.5-10V5.8L12 3ZM8.5 12l2.5 2.5 4.5-5',
);
/** A QR code to scan. */
export const QrIcon = /* @__PURE__ */ createIcon(
  'qr',
  'M4.5 4.5h5v5h-5v-5ZM14.5 4.5h5v5h-5v-5ZM4.5 14.5h5v5h-5v-5ZM14.5 14.5h2v2M19.5 14.5v2M14.5 19.5h2M19.5 19.5h-.01',
);
/** Payment, balance or refund. */
export const WalletIcon = /* @__PURE__ */ createIcon(
  'wallet',
  'M4 7.5v10A2.5 2.5 0 0 0 6.5 20H18a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2H5.5A1.75 1.75 0 0 1 5.5 4.5H17V8M16 14h.01',
);
/** Points, gifts and rewards. */
export const GiftIcon = /* @__PURE__ */ createIcon(
  'gift',
  'M4 8.5h16V12H4V8.5ZM5.5 12h13v8.5h-13V12ZM12 8.5v12M12 8.5S11 4 8.5 4a2.2 2.2 0 0 0 0 4.5H12ZM12 8.5S13 4 15.5 4a2.2 2.2 0 0 1 0 4.5H12Z',
);
/** Signs out. */
export const LogOutIcon = /* @__PURE__ */ createIcon(
  'log-out',
  'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M9.5 12h11M16 7.5l4.5 4.5-4.5 4.5',
);
/** Payment by card. */
export const BankCardIcon = /* @__PURE__ */ createIcon(
  'bank-card',
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.5 9.5h17M7 14.5h4',
);
