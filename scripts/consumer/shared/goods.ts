const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

// This shop's ids are strings
export const goods = [
  { id: 'k-1', name: 'Kettle', href: '/goods/k-1', imageSrc: pixel, priceMinor: 1290 },
  { id: 't-1', name: 'Linen throw', href: '/goods/t-1', imageSrc: pixel, priceMinor: 4900 },
];
