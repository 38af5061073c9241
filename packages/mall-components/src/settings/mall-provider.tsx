'use client';
import { LinkProvider, type LinkComponent } from '@vermilion/design-system/link';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { MallSettingsProvider, type MallSettingsProviderProps } from './mall-settings';

export interface MallProviderProps extends MallSettingsProviderProps {
  /** Language tag of `messages`. */
  locale: string;
  /** The catalogue of this package, `lang/<locale>.json`, with messages of the app's own beside it. */
  messages?: ComponentProps<typeof IntlProvider>['messages'];
  /** The link of the app's router, e.g. that of `next/link`. Without one links are plain. */
  linkComponent?: LinkComponent;
}

/**
 * All that the parts of this package want around them: language, links and settings. A layout that is a
 * server component can render it with what is no function; a router's link comes from a client file.
 */
export function MallProvider({
  locale,
  messages,
  linkComponent = 'a',
  ...settings
}: MallProviderProps) {
  return (
    <IntlProvider locale={locale} messages={messages} defaultLocale="en">
      <LinkProvider component={linkComponent}>
        <MallSettingsProvider {...settings} />
      </LinkProvider>
    </IntlProvider>
  );
}
