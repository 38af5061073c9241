export { toAddress, toSaveArgs } from './address';
