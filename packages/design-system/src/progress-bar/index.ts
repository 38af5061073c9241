export { ProgressBar, progressTones } from './progress-bar';
export type { ProgressBarProps } from './progress-bar';
