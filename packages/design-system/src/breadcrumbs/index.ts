export { Breadcrumbs } from './breadcrumbs';
export type { Breadcrumb, BreadcrumbsProps } from './breadcrumbs';
