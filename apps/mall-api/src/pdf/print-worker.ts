/** Runs in the processes of the worker pool, see `printer.ts`. */
import { drawSheet } from './draw-sheet';

export default drawSheet;
