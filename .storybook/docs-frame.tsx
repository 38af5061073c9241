import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { docsTheme } from './docs-theme';
import { usePageSetting } from './setting';

/** The toolbar's globals, ignoring those of a story. */
function chosenGlobals(context: DocsContainerProps['context']) {
  const plain = context
    .componentStories()
    .find(({ storyGlobals }) => Object.keys(storyGlobals).length === 0);
  return context.getStoryContext(plain ?? context.storyById()).globals;
}

/** The documentation page: English, LTR, in the selected brand and mode. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = chosenGlobals(context);
  const { brand, colorMode, density, textSize } = globals;
  usePageSetting({ brand, colorMode, locale: 'en', direction: 'ltr', density, textSize });
  return (
    <DocsContainer context={context} theme={docsTheme(globals)}>
      {children}
    </DocsContainer>
  );
}
