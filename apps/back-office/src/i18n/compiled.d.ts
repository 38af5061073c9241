/** Compiled messages, which a build writes. */
declare module '*.json' {
  const messages: unknown;
  export default messages;
}
