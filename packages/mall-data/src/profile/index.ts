export { toEditArgs, toProfile } from './profile';
