export { HelpWidget } from './help-widget';
export type { HelpWidgetProps } from './help-widget';
