import type { MallExtension } from '@vermilion/mall-api';
import { serveImages } from './images/serve-images';
import { demoPolicy } from './seed/demo-policy';
import { seedDemo } from './seed/seed';
import { simulateShops } from './shops/simulate-shops';

/** A mall to try out: goods, accounts whose password is public, their orders, drawn images, and shops that ship. */
export const demoMall: MallExtension = {
  seed: seedDemo,
  policy: demoPolicy,
  routes: serveImages,
  jobs: [simulateShops],
};
