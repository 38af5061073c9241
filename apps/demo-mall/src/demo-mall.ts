import type { MallExtension } from '@vermilion/mall-api';
import { drawFirstScreen } from './images/draw-first-screen';
import { serveImages } from './images/serve-images';
import { demoPolicy } from './seed/demo-policy';
import { seedDemo } from './seed/seed';
import { simulateShops } from './shops/simulate-shops';

/** A mall to try out: goods, accounts whose password is public, their orders, drawn images, and shops that ship. */
export const demoMall: MallExtension = {
  seed: seedDemo,
  prepare: drawFirstScreen,
  policy: demoPolicy,
  routes: serveImages,
  jobs: [simulateShops],
};
