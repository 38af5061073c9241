export { Skeleton, skeletonShapes } from './skeleton';
export type { SkeletonProps } from './skeleton';
