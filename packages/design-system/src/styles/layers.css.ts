import { globalLayer } from '@vanilla-extract/css';

const vermilion = globalLayer('vermilion');

/**
 * The cascade, lowest first. An app's own CSS, in no layer, wins over all of them. Whoever splits
 * CSS must load this file's output first, since the first mention of a layer fixes its place.
 */
export const layers = {
  reset: globalLayer({ parent: vermilion }, 'reset'),
  tokens: globalLayer({ parent: vermilion }, 'tokens'),
  components: globalLayer({ parent: vermilion }, 'components'),
  mall: globalLayer({ parent: vermilion }, 'mall'),
};
