import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { chosenGlobals } from './chosen-globals';
import { docsTheme } from './docs-theme';
import { usePageSetting } from './setting';

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
