export { Surface, surfaceElevations, surfaceTones } from './surface';
export type { SurfaceElevation, SurfaceProps, SurfaceTone } from './surface';
