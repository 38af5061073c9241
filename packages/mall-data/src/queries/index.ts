export { infiniteListOptions } from './infinite-list';
