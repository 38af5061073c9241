declare module 'virtual:where-used' {
  const uses: Record<string, { title: string; pages: string[] }[]>;
  export default uses;
  /** Source by story file, from the root. */
  export const sources: Record<string, string>;
}
