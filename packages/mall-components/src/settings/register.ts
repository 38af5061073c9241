/**
 * What an app says of its own server, once, for all types of this package:
 *
 * @example
 * declare module '@vermilion/mall-components/settings' {
 *   interface Register { id: string }
 * }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- apps add to it
export interface Register {}

/** What tells things of a kind apart. A number or a text, unless the app has registered which. */
export type Id = Register extends { id: infer Own extends number | string } ? Own : number | string;
