import { brands } from '../packages/design-system/src/brands';
import { colorModes } from '../packages/design-system/src/tokens';

/** The tag of each language that the mall speaks. */
const locales = {
  en: 'English',
  'zh-CN': '简体中文',
  es: 'Español',
  fr: 'Français',
  th: 'ไทย',
  lo: 'ລາວ',
};

const menu = (description: string, icon: string, items: (string | Record<string, string>)[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
});

/** What the toolbar can choose for all stories. */
export const globalTypes = {
  brand: menu(
    'Brand',
    'paintbrush',
    brands.map(({ name }) => name),
  ),
  colorMode: menu('Light or dark', 'contrast', [...colorModes, 'system']),
  locale: menu(
    'Language',
    'globe',
    Object.entries(locales).map(([value, title]) => ({ value, title })),
  ),
  direction: menu('Reading direction', 'transfer', ['ltr', 'rtl']),
};

export const initialGlobals = {
  brand: 'vermilion',
  colorMode: 'light',
  locale: 'en',
  direction: 'ltr',
};
