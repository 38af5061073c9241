import { applyBrand } from '../apply-brand';
import { vermilion } from '../../tokens/vermilion/tokens';

applyBrand(vermilion, { asDefault: true });
