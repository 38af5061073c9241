/**
 * Declares types of the app's server, once, for all types of this package:
 *
 * @example
 * declare module '@vermilion/mall-components/settings' {
 *   interface Register { id: string }
 * }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- augmented by apps
export interface Register {}

/** An identifier: a number or string, unless the app has registered one of them. */
export type Id = Register extends { id: infer Own extends number | string } ? Own : number | string;
