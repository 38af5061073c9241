import { brands } from '../packages/design-system/src/brands';
import type { ColorMode } from '../packages/design-system/src/tokens';
import { colorModes } from '../packages/design-system/src/tokens';

/** Names of all brands, as the toolbar offers them. */
export const brandNames = brands.map(({ name }) => name);

export interface StoryTheme {
  brand: string;
  colorMode: ColorMode;
}

/** Every brand, light and dark: what the toolbar can show, and what every story is measured in. */
export const themes: StoryTheme[] = brandNames.flatMap((brand) =>
  colorModes.map((colorMode) => ({ brand, colorMode })),
);
