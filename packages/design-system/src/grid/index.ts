export { Grid } from './grid';
export { gridColumns } from './grid.css';
export type { GridColumns, GridProps } from './grid';
