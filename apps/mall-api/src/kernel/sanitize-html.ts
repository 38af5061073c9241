import allowed from '@vermilion/api-client/contract/allowed-html.json';
import sanitize from 'sanitize-html';

/**
 * Sanitises a shop's HTML: no scripts, style sheets, event handlers or frames. Applied before storing;
 * idempotent.
 */
export const sanitizeHtml = (html: string): string => sanitize(html, allowed);
