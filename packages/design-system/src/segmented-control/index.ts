export { SegmentedControl, segmentedControlSizes } from './segmented-control';
export type { Segment, SegmentedControlProps } from './segmented-control';
export type { RadioChangeDetail } from '../radio-group';
