import type { ReactNode } from 'react';

/** An example of a component's use. */
export interface Example {
  picture: ReactNode;
  /** Why it is correct or incorrect, in a sentence. */
  caption: string;
}

/** Correct and incorrect use side by side. */
export interface Picture {
  do: Example;
  dont: Example;
}

/** Examples by component name. */
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

/** Width of a component that fills its container, in a picture of a column. */
export const columnWidth = { width: 'min(220px, 100%)' };

/** As wide as the picture. */
export const fullWidth = { width: '100%' };
