import type { MallExtension } from '@vermilion/mall-api';
import { demoMall } from './demo-mall';

/** A trial mall without demo goods (`MALL_SEED=none`): its policy is that of its file, and nobody acts for its shops. */
export const emptyMall: MallExtension = {
  seed: demoMall.seed,
  routes: demoMall.routes,
};
