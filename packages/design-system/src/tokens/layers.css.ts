import { globalLayer } from '@vanilla-extract/css';

const vermilion = globalLayer('vermilion');

/**
 * The cascade, lowest first. Unlayered CSS of an app wins over all of them. With CSS splitting this
 * file must load first, since the first mention of a layer defines the order.
 */
export const layers = {
  reset: globalLayer({ parent: vermilion }, 'reset'),
  tokens: globalLayer({ parent: vermilion }, 'tokens'),
  components: globalLayer({ parent: vermilion }, 'components'),
  mall: globalLayer({ parent: vermilion }, 'mall'),
};
