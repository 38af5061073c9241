import type { ReactNode } from 'react';

/** One way to use a component, drawn by the component itself. */
export interface Example {
  picture: ReactNode;
  /** What is right or wrong about it, in a sentence. */
  caption: string;
}

/** The same thing done well and badly, side by side. */
export interface Picture {
  do: Example;
  dont: Example;
}

/** Pictures by the name of the component. */
export type Pictures = Record<string, Picture>;

export const compare = (
  good: ReactNode,
  goodCaption: string,
  bad: ReactNode,
  badCaption: string,
): Picture => ({
  do: { picture: good, caption: goodCaption },
  dont: { picture: bad, caption: badCaption },
});
