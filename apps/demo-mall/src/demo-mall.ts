import type { MallExtension } from '@vermilion/mall-api';
import { drawFirstScreen } from './images/draw-first-screen';
import { serveImages } from './images/serve-images';
import { demoPolicy } from './seed/demo-policy';
import { seedDemo } from './seed/seed';
import { simulateShops } from './shops/simulate-shops';

/**
 * The trial mall: demo goods, accounts with a public password, their orders, generated images, and
 * simulated shops.
 */
export const demoMall: MallExtension = {
  seed: seedDemo,
  prepare: drawFirstScreen,
  policy: demoPolicy,
  routes: serveImages,
  jobs: [simulateShops],
};
