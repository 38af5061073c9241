export { Drawer, drawerSides, drawerSizes } from './drawer';
export type { DrawerProps, DrawerSide, DrawerSize } from './drawer';
