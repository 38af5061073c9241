export { FloatingWidget } from './floating-widget';
export type { FloatingWidgetProps } from './floating-widget';
export type { FloatingWidgetItem } from './floating-widget-box';
