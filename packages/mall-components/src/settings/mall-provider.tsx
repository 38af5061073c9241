'use client';
import { type LinkComponent, LinkProvider } from '@vermilion/design-system/link';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { MallSettingsProvider, type MallSettingsProviderProps } from './mall-settings';
import { MessageText } from './message-text';
import { useMessageErrors } from './use-message-errors';

export interface MallProviderProps extends MallSettingsProviderProps {
  /** Language tag of `messages`. */
  locale: string;
  /** The catalogue of this package, `lang/<locale>.json`, merged with the app's own messages. */
  messages?: ComponentProps<typeof IntlProvider>['messages'];
  /**
   * Called once for each message that is missing or cannot be formatted, in each language. Default:
   * `console.error`. The default English text is shown.
   */
  onError?: ComponentProps<typeof IntlProvider>['onError'];
  /**
   * The link component of the app's router, which takes `href`, e.g. that of `next/link`. Default: a plain anchor. For
   * React Router use `ReactRouterMallProvider`.
   */
  linkComponent?: LinkComponent;
}

/**
 * The context of all components in this package: language, links and settings. A server component can render
 * it with serialisable props; a router's link has to be passed in a client component.
 */
export function MallProvider({
  locale,
  messages,
  onError,
  linkComponent = 'a',
  ...settings
}: MallProviderProps) {
  const onMessageError = useMessageErrors(locale, onError);
  return (
    <IntlProvider
      locale={locale}
      messages={messages}
      defaultLocale="en"
      textComponent={MessageText}
      onError={onMessageError}
    >
      <LinkProvider component={linkComponent}>
        <MallSettingsProvider {...settings} />
      </LinkProvider>
    </IntlProvider>
  );
}
