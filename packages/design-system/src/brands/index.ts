export { vermilion } from './vermilion';
