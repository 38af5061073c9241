import { applyBrand } from '../apply-brand';
import { kontor } from './tokens';

applyBrand(kontor);
