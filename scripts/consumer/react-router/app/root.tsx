import '@vermilion/design-system/styles.css';
import '@vermilion/mall-components/styles.css';
import './brand.css';
import type { LinkComponentProps } from '@vermilion/design-system/link';
import { themeAttributes } from '@vermilion/design-system/theme-attributes';
import { ThemeProvider } from '@vermilion/design-system/theme-provider';
import { MallProvider } from '@vermilion/mall-components/settings';
import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { theme } from './theme';

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={theme.locale} {...themeAttributes(theme)}>
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <ThemeProvider {...theme}>
      <MallProvider locale="en" linkComponent={RouterLink}>
        <Outlet />
      </MallProvider>
    </ThemeProvider>
  );
}
