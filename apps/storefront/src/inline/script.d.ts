/** A module of this folder as one script (see build/inline-scripts.mjs). */
declare module '*?script' {
  const code: string;
  export default code;
}
