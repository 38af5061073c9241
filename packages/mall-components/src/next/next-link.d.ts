// Next is the app's: this is all of it that is used here
declare module 'next/link' {
  import type { LinkComponentProps } from '@vermilion/design-system/link';
  import type { ComponentType } from 'react';

  const Link: ComponentType<LinkComponentProps>;
  export default Link;
}
