/**
 * The number of this release of the server, raised by every release that has migrations. Servers of two releases work on
 * one database: the tables may be one release newer than the program, not more.
 */
export const RELEASE = 1;
