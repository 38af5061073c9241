import type { DocsContextProps } from '@storybook/addon-docs/blocks';

/** The toolbar's globals on a documentation page, ignoring those of a story. */
export function chosenGlobals(context: DocsContextProps) {
  const plain = context
    .componentStories()
    .find(({ storyGlobals }) => Object.keys(storyGlobals).length === 0);
  return context.getStoryContext(plain ?? context.storyById()).globals;
}
