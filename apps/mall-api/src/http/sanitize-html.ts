import allowed from '@vermilion/api-client/contract/allowed-html.json';
import sanitize from 'sanitize-html';

/**
 * Text with formatting from a shop, reduced to what cannot harm: no script, no style sheet, no
 * handler, no frame. Whatever stores such a text stores it like this; doing it again changes nothing.
 */
export const sanitizeHtml = (html: string): string => sanitize(html, allowed);
