/** The end of a link that asks for consent again; without scripts it leads to the privacy agreement. */
export const CONSENT_HASH = '#outside-scripts';

/** The cookie with the visitor's answer, `yes` or `no`. */
export const CONSENT_COOKIE = 'outside_scripts';
