import { applyBrand } from '../apply-brand';
import { vermilion } from './tokens';

applyBrand(vermilion, { asDefault: true });
