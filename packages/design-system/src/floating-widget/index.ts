export { FloatingWidget } from './floating-widget';
export type { FloatingWidgetItem, FloatingWidgetProps } from './floating-widget';
