/** Demo couriers, as columns of a shop order. */
export const COURIERS = [
  {
    express_name: 'Swallow Post',
    express_code: 'SWALLOW',
    courier: 'Ivo Brandt',
    courier_phone: '+1 555 0121',
  },
  {
    express_name: 'Harbour Express',
    express_code: 'HARBOUREX',
    courier: 'Leyla Aydin',
    courier_phone: '+1 555 0134',
  },
  {
    express_name: 'Green Cargo Bikes',
    express_code: 'GREENCARGO',
    courier: 'Sam Whitlock',
    courier_phone: '+1 555 0147',
  },
] as const;

/** Tracking events of a courier, in order. */
export const STATIONS = [
  'Collected from the shop',
  'Sorted at Porthaven hub',
  'On the way to Millbrook',
  'Arrived at the depot in your town',
  'Out for delivery',
];

export const DELIVERED = 'Delivered and signed for';
