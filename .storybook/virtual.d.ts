declare module 'virtual:where-used' {
  const uses: Record<string, { title: string; pages: string[] }[]>;
  export default uses;
  /** Source by story file, from the root. */
  export const sources: Record<string, string>;
}

declare module 'virtual:snippets' {
  /** The code to copy by story file, from the root, and export name. */
  const snippets: Record<string, Record<string, string>>;
  export default snippets;
}
