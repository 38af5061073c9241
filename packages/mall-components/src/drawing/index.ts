export { Drawing } from './drawing';
export type { DrawingName } from './drawing';
