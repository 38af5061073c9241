export { LogisticsTimeline } from './logistics-timeline';
export type { LogisticsTimelineProps } from './logistics-timeline';
