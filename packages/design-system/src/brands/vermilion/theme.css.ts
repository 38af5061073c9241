import { applyBrand } from '../apply-brand';
import { vermilion } from './tokens';

applyBrand(':where(:root)', vermilion);
