import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css';
import type { Brand, ModeTokens } from '../tokens/token-contract';
import { vars } from '../tokens/vars.css';

const modeVars = ({ color, shadow }: ModeTokens) => ({
  ...assignVars(vars.color, color),
  ...assignVars(vars.shadow, shadow),
});

/**
 * Writes a brand's values under `[data-brand="<name>"]`, in the tokens layer; call it in a `*.css.ts`
 * file. `data-color-mode` stands on the same element: `dark`, or `system` to follow the device; without
 * it the brand is light. The default brand also stands on the root, below any other.
 */
export function applyBrand(brand: Brand, { asDefault = false } = {}) {
  const hosts = [`[data-brand="${brand.name}"]`, ...(asDefault ? [':where(:root)'] : [])];
  const inMode = (mode: string) => hosts.map((host) => `${host}[data-color-mode="${mode}"]`).join();
  const dark = { colorScheme: 'dark', vars: modeVars(brand.dark) };

  globalStyle(hosts.join(), {
    '@layer': { [layers.tokens]: { colorScheme: 'light', vars: assignVars(vars, brand.tokens) } },
  });
  globalStyle(inMode('dark'), { '@layer': { [layers.tokens]: dark } });
  globalStyle(inMode('system'), {
    '@layer': {
      [layers.tokens]: { '@media': { '(prefers-color-scheme: dark)': dark } },
    },
  });
}
