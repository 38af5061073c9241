import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MessageText } from '../settings';

/** Renders in English, the language of the default messages. */
export const renderInEnglish = (node: ReactNode) =>
  render(node, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <IntlProvider locale="en" timeZone="UTC" textComponent={MessageText}>
        {children}
      </IntlProvider>
    ),
  });
