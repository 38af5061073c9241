import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { themeOf } from '../packages/design-system/src/foundations/brand-theme';
import { tokenProperties } from '../packages/design-system/src/tokens/token-entries';
import { MessageText } from '../packages/mall-components/src/settings/message-text';

export interface SettingProps {
  brand: string;
  colorMode: string;
  locale: string;
  direction: string;
  density: string;
  textSize: string;
}

/** Catalogues of the mall components by file name; English texts are the defaults in code. */
const catalogs = import.meta.glob<Record<string, string>>(
  '../packages/mall-components/lang/*.json',
  { import: 'default', eager: true },
);
const catalogOf = (locale: string) => catalogs[`../packages/mall-components/lang/${locale}.json`];

/** A language without its catalogue shows the English default; that is no error in a story. */
const ignoreMissing = () => undefined;

const steps: Record<string, number> = { compact: 0.75, airy: 1.25 };

/** Spacing of the brand with a density factor; empty for the default. */
function distancesOf(brand: string, density: string): [string, string][] {
  const factor = steps[density];
  if (!factor) return [];
  const { space } = themeOf({ brand }).tokens;
  return Object.entries(tokenProperties({ space })).map(([name, value]) => [
    name,
    `calc(${value} * ${factor})`,
  ]);
}

/** Sets language and theme on the document. */
export function usePageSetting({
  brand,
  colorMode,
  locale,
  direction,
  density,
  textSize,
}: SettingProps) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = locale;
    page.dir = direction;
    page.dataset.brand = brand;
    page.dataset.colorMode = colorMode;
    page.style.fontSize = textSize === '100 %' ? '' : textSize.replace(' ', '');
    const distances = distancesOf(brand, density);
    for (const [name, value] of distances) page.style.setProperty(name, value);
    return () => distances.forEach(([name]) => page.style.removeProperty(name));
  }, [brand, colorMode, locale, direction, density, textSize]);
}

function WholePage({ children, ...setting }: SettingProps & { children: ReactNode }) {
  usePageSetting(setting);
  return children;
}

/** An example with a theme and direction of its own. */
const Area = ({
  brand,
  colorMode,
  locale,
  direction,
  density,
  children,
}: SettingProps & { children: ReactNode }) => (
  <div
    className="story-area"
    lang={locale}
    dir={direction}
    data-brand={brand}
    data-color-mode={colorMode}
    style={Object.fromEntries(distancesOf(brand, density))}
  >
    {children}
  </div>
);

/** Wrapper of a story: the page, or an area on documentation pages. */
export function Setting({
  inDocs,
  ...props
}: SettingProps & { inDocs: boolean; children: ReactNode }) {
  const Place = inDocs ? Area : WholePage;
  return (
    <IntlProvider
      locale={props.locale}
      messages={catalogOf(props.locale)}
      textComponent={MessageText}
      onError={ignoreMissing}
    >
      <Place {...props} />
    </IntlProvider>
  );
}
