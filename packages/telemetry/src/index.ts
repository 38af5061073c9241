export { CONTROLS, escapeControls } from './escape-controls';
export { describeError, logOptions } from './log-options';
export { createMetrics, type Metrics, type Reading } from './metrics/metrics';
export { noteOutcome, type Outcome, outcomeOfStatus } from './metrics/outcome';
export { type MetricsAddress, MetricsPortError, type MetricsServer } from './metrics/serve-metrics';
export { REQUEST_ID, requestIdOf } from './request-id';
