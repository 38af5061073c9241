import { ThemeProvider } from '@vermilion/design-system/theme-provider';
import type { ReactNode } from 'react';

export const Example = ({ children }: { children: ReactNode }) => (
  <ThemeProvider brand="kontor" colorMode="system" locale="en">
    {children}
  </ThemeProvider>
);
