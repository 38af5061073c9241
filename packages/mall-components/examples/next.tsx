import messages from '@vermilion/mall-components/lang/en.json';
import { NextMallProvider } from '@vermilion/mall-components/next';
import type { ReactNode } from 'react';

/** `app/layout.tsx`, a server component. */
export const Example = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <body>
      <NextMallProvider locale="en" messages={messages} currency="EUR" currencySymbol="€">
        {children}
      </NextMallProvider>
    </body>
  </html>
);
