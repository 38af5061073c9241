import type { MallExtension } from '@vermilion/mall-api';
import { serveImages } from './images/serve-images';
import { demoPolicy } from './seed/demo-policy';
import { seedDemo } from './seed/seed';

/** A mall to try out: goods, accounts whose password is public, their orders, and drawn images. */
export const demoMall: MallExtension = {
  seed: seedDemo,
  policy: demoPolicy,
  routes: serveImages,
};
