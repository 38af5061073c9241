export { Timeline, timelineStates } from './timeline';
export type { TimelineEvent, TimelineProps, TimelineState } from './timeline';
