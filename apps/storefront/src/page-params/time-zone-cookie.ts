/** The cookie with the visitor's time zone, for the next page that the server renders for this visitor alone. */
export const TIME_ZONE_COOKIE = 'time_zone';
