declare module '*.json?part=frame' {
  import type { Catalogue } from './catalogue';
  const catalogue: Catalogue;
  export default catalogue;
}

declare module '*.json?part=shop' {
  import type { Catalogue } from './catalogue';
  const catalogue: Catalogue;
  export default catalogue;
}

declare module '*.json?part=merchant' {
  import type { Catalogue } from './catalogue';
  const catalogue: Catalogue;
  export default catalogue;
}

declare module '*.json?part=rest' {
  import type { Catalogue } from './catalogue';
  const catalogue: Catalogue;
  export default catalogue;
}

declare module '*.json?part=overlays' {
  import type { Catalogue } from './catalogue';
  const catalogue: Catalogue;
  export default catalogue;
}
