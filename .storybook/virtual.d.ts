declare module 'virtual:where-used' {
  const uses: Record<string, { title: string; pages: string[] }[]>;
  export default uses;
}
