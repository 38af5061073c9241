const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

export const goods = [
  { id: 1, name: 'Kettle', href: '/goods/1', imageSrc: pixel, priceMinor: 1290 },
  { id: 2, name: 'Linen throw', href: '/goods/2', imageSrc: pixel, priceMinor: 4900 },
];
