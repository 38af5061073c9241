import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import '../packages/design-system/src/styles';

/** The tag of each language that the mall speaks. */
const locales = {
  en: 'English',
  'zh-CN': '简体中文',
  es: 'Español',
  fr: 'Français',
  th: 'ไทย',
  lo: 'ລາວ',
};

/** Catalogues of the mall components by file name; English needs none, its texts are in the code. */
const catalogs = import.meta.glob<Record<string, string>>(
  '../packages/mall-components/lang/*.json',
  { import: 'default', eager: true },
);
const catalogOf = (locale: string) =>
  catalogs[`../packages/mall-components/lang/${locale === 'lo' ? 'lao' : locale}.json`];

/** A language without its catalogue shows the English default; that is no error in a story. */
const ignoreMissing = () => undefined;

interface InLocaleProps {
  locale: string;
  direction: string;
  children: ReactNode;
}

function InLocale({ locale, direction, children }: InLocaleProps) {
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return (
    <IntlProvider locale={locale} messages={catalogOf(locale)} onError={ignoreMissing}>
      {children}
    </IntlProvider>
  );
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, matchers: { color: /color$/i } },
    options: {
      storySort: { order: ['Design system', ['Tokens', 'Layout', 'Text', 'Actions'], 'Mall'] },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '720px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  initialGlobals: { locale: 'en', direction: 'ltr' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(locales).map(([value, title]) => ({ value, title })),
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: { icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <InLocale locale={String(globals.locale)} direction={String(globals.direction)}>
        <Story />
      </InLocale>
    ),
  ],
};
export default preview;
