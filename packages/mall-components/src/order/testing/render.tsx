import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

const InEnglish = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" timeZone="UTC">
    {children}
  </IntlProvider>
);

/** Renders in English and UTC. */
export const renderInEnglish = (element: ReactElement) => render(element, { wrapper: InEnglish });
