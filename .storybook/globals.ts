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

/** Steps of distance against the brand's own, as `createBrand` takes them. */
const densities = ['compact', 'regular', 'airy'];

/** What visitors set in their browser; all type is in rem. WCAG 1.4.4 asks for 200 %. */
const textSizes = ['100 %', '150 %', '200 %'];

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
