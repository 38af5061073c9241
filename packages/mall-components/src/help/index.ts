export { HelpWidget } from './help-widget';
export type { HelpWidgetProps } from './help-widget';
export type { ServiceContact } from './service-pop-out';
