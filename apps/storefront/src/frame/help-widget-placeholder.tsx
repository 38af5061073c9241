import { useLocation } from '../routing/router';
import { hasHelpWidget } from './has-help-widget';

/** Reserves the space of the help widget, which is at the end of the document, before the first paint. */
export function HelpWidgetPlaceholder() {
  return hasHelpWidget(useLocation().pathname) && <span hidden data-floating-widget="" />;
}
