import { colorModes } from '../packages/design-system/src/tokens';
import { brandNames } from './themes';

/** The tag of each language that the mall speaks. */
const locales = {
  en: 'English',
  'zh-CN': '简体中文',
  es: 'Español',
  fr: 'Français',
  th: 'ไทย',
  lo: 'ລາວ',
};

const menu = <Icon extends string>(
  description: string,
  icon: Icon,
  items: (string | { value: string; title: string })[],
) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
});

/** What the toolbar can choose for all stories. */
export const globalTypes = {
  brand: menu('Brand', 'paintbrush', brandNames),
  colorMode: menu('Light or dark', 'contrast', [...colorModes, 'system']),
  locale: menu(
    'Language',
    'globe',
    Object.entries(locales).map(([value, title]) => ({ value, title })),
  ),
  direction: menu('Reading direction', 'transfer', ['ltr', 'rtl']),
};

export const initialGlobals = {
  brand: brandNames[0],
  colorMode: 'light',
  locale: 'en',
  direction: 'ltr',
};
