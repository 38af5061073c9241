export { Pagination } from './pagination';
export type { PaginationChangeDetail, PaginationProps } from './pagination';
