export { brands } from './all';
export { kontor } from './kontor/tokens';
export { vermilion } from './vermilion';
