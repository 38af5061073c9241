/** The server's upper limit for counts: a larger one is a lower bound. */
export const COUNT_LIMIT = 1000;
