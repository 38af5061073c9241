import type { ReactNode } from 'react';
import { ThemeProvider } from '@vermilion/design-system/theme-provider';

export const Example = ({ children }: { children: ReactNode }) => (
  <ThemeProvider brand="kontor" colorMode="system" locale="en">
    {children}
  </ThemeProvider>
);
