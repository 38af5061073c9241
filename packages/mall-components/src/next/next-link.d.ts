// Only as much of Next's types as is used here; Next itself is a dependency of the app
declare module 'next/link' {
  import type { LinkComponentProps } from '@vermilion/design-system/link';
  import type { ComponentType } from 'react';

  const Link: ComponentType<LinkComponentProps>;
  export default Link;
}
