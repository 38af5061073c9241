export { brands } from './all';
export { brandCss } from './brand-css';
export type { BrandRuleOptions } from './brand-rules';
export { createBrand } from './create-brand';
export type { BrandRadii, BrandSeed } from './brand-seed';
export { kontor } from './kontor/tokens';
export { vermilion } from './vermilion';
export type { Brand } from '../tokens/token-contract';
