/** Contents of the header's menus in one chunk, loaded when the first of them opens. */
export { MobilePanel } from './mobile-panel';
export { UserPanel } from './user-panel';
