import { useLocation } from '../routing/router';
import { hasHelp } from './has-help';

/** Reserves the space of the help widget, which is at the end of the document, before the first paint. */
export function HelpSpace() {
  return hasHelp(useLocation().pathname) && <span hidden data-floating-widget="" />;
}
