declare module '*.json?part=first' {
  const catalogue: import('./catalogue').Catalogue;
  export default catalogue;
}
declare module '*.json?part=rest' {
  const catalogue: import('./catalogue').Catalogue;
  export default catalogue;
}
