import { colorModes } from '../packages/design-system/src/tokens';
import { brandNames } from './themes';

/** Language tags of the mall's languages. */
const locales = {
  en: 'English',
  'zh-CN': '简体中文',
  es: 'Español',
  fr: 'Français',
  th: 'ไทย',
  lo: 'ລາວ',
};

/** Factors of the brand's spacing unit, as in `createBrand`. */
const densities = ['compact', 'regular', 'airy'];

/** The browser's font size; all sizes are in rem. WCAG 1.4.4 requires 200 %. */
const textSizes = ['100 %', '150 %', '200 %'];

const menu = <Icon extends string>(
  description: string,
  icon: Icon,
  items: (string | { value: string; title: string })[],
) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
});

/** Toolbar menus for all stories. */
export const globalTypes = {
  brand: menu('Brand', 'paintbrush', brandNames),
  colorMode: menu('Light or dark', 'contrast', [...colorModes, 'system']),
  locale: menu(
    'Language',
    'globe',
    Object.entries(locales).map(([value, title]) => ({ value, title })),
  ),
  direction: menu('Reading direction', 'transfer', ['ltr', 'rtl']),
  density: menu('Density', 'component', densities),
  textSize: menu('Size of text', 'zoom', textSizes),
};

export const initialGlobals = {
  brand: brandNames[0],
  colorMode: 'light',
  locale: 'en',
  direction: 'ltr',
  density: 'regular',
  textSize: '100 %',
};
