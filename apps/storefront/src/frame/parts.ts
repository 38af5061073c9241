import { island } from '../islands/island';

export const PageHeader = island(() => import('./page-header.island'));
export const PageFooter = island(() => import('./page-footer.island'));
export const Help = island(() => import('./help.island'));

/** The islands of the frame, on every page. */
export const frameParts = [PageHeader, PageFooter, Help];
