export { endless } from './endless';
