import { vermilion } from '../../tokens/vermilion/tokens';
import { applyBrand } from '../apply-brand';

applyBrand(vermilion, { asDefault: true });
