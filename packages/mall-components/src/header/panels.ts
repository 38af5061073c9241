/** What the header's menus show, in one piece: it is loaded when the first of them opens. */
export { MobilePanel } from './mobile-panel';
export { UserPanel } from './user-panel';
