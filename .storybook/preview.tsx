import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import '../packages/design-system/src/styles';
import { DocsPage } from './docs-page';
import { globalTypes, initialGlobals } from './globals';

// Every brand's stylesheet, so that the toolbar can choose
import.meta.glob('../packages/design-system/src/brands/*/theme.css.ts', { eager: true });

// What the test-runner measures in a page; loaded when it asks
Object.assign(globalThis, { storyChecks: () => import('./checks') });

/** Catalogues of the mall components by file name; English needs none, its texts are in the code. */
const catalogs = import.meta.glob<Record<string, string>>(
  '../packages/mall-components/lang/*.json',
  { import: 'default', eager: true },
);
const catalogOf = (locale: string) =>
  catalogs[`../packages/mall-components/lang/${locale === 'lo' ? 'lao' : locale}.json`];

/** A language without its catalogue shows the English default; that is no error in a story. */
const ignoreMissing = () => undefined;

interface SettingProps {
  brand: string;
  colorMode: string;
  locale: string;
  direction: string;
  children: ReactNode;
}

/** The whole page speaks the language and wears the look that the toolbar names. */
function Setting({ brand, colorMode, locale, direction, children }: SettingProps) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = locale;
    page.dir = direction;
    page.dataset.brand = brand;
    page.dataset.colorMode = colorMode;
  }, [brand, colorMode, locale, direction]);
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
    docs: { page: DocsPage },
    controls: { expanded: true, matchers: { color: /color$/i } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          'Foundations',
          'Design system',
          ['Layout', 'Text', 'Actions'],
          'Mall',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '720px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  initialGlobals,
  globalTypes,
  decorators: [
    (Story, { globals }) => (
      <Setting
        brand={String(globals.brand)}
        colorMode={String(globals.colorMode)}
        locale={String(globals.locale)}
        direction={String(globals.direction)}
      >
        <Story />
      </Setting>
    ),
  ],
};
export default preview;
