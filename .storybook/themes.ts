import { brands } from '../packages/design-system/src/brands';
import type { ColorMode } from '../packages/design-system/src/tokens';
import { colorModes } from '../packages/design-system/src/tokens';

/** Names of all brands, for the toolbar. */
export const brandNames = brands.map(({ name }) => name);

export interface StoryTheme {
  brand: string;
  colorMode: ColorMode;
}

/** Every brand, light and dark. */
export const themes: StoryTheme[] = brandNames.flatMap((brand) =>
  colorModes.map((colorMode) => ({ brand, colorMode })),
);
