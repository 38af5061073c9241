import type { Decorator } from '@storybook/react-vite';
import { IntlProvider } from 'react-intl';

/** What a language or a browser lacks shows in English; that is no error in a story. */
const ignoreMissing = () => undefined;

/** Shows a story in a language, whatever the toolbar says. */
export const inLanguage =
  (locale: string, messages: Record<string, string>): Decorator =>
  (Story) => (
    <IntlProvider locale={locale} messages={messages} onError={ignoreMissing}>
      <div lang={locale}>
        <Story />
      </div>
    </IntlProvider>
  );
