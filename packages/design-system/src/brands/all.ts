import { vermilion } from '../tokens/vermilion/tokens';
import { kontor } from './kontor/tokens';

/** Every brand of the package as data, without its stylesheet. */
export const brands = [vermilion, kontor] as const;
