import type { Decorator } from '@storybook/react-vite';
import { IntlProvider } from 'react-intl';

/** Missing translations fall back to English, which is no error in a story. */
const ignoreMissing = () => undefined;

/** Renders a story in a language, regardless of the toolbar. */
export const inLanguage =
  (locale: string, messages: Record<string, string>): Decorator =>
  (Story) => (
    <IntlProvider locale={locale} messages={messages} onError={ignoreMissing}>
      <div lang={locale}>
        <Story />
      </div>
    </IntlProvider>
  );
