export { PointsView } from './points-view/points-view';
export type { PointsViewProps } from './points-view/points-view';
export type { PointsListProps } from './points-view/points-list';
export type { PointsSummaryProps } from './points-view/points-summary';
export { pointsEntryKinds, pointsFilters, pointsTabs } from './types';
export type {
  PointsBalance,
  PointsEntry,
  PointsEntryKind,
  PointsFilter,
  PointsRules,
  PointsTab,
} from './types';
