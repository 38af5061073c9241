import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBrand } from '@vermilion/design-system/brands';
import { toDtcg } from '@vermilion/design-system/design-tokens';
import { tokensOf } from '@vermilion/design-system/tokens';
import { onTestFinished } from 'vitest';

const plum = createBrand({
  name: 'plum',
  accent: '#7b2d8b',
  ink: '#2a1530',
  radius: 20,
  rhythm: 10,
  fonts: ['Verdana'],
});

/** A token file, whose colours tests change. */
type TokenFile = { color: Record<string, unknown> };

const fileOf = (mode: 'light' | 'dark') =>
  JSON.parse(JSON.stringify(toDtcg(tokensOf(plum, mode)))) as TokenFile;

/** The contents of a whole brand's token files. */
export const plumTokens = () => ({ light: fileOf('light'), dark: fileOf('dark') });

/** Writes a brand's folder for the current test, with these files besides its tokens. Returns its path. */
export function writeBrand(
  files: Record<string, string> = {},
  name = 'plum',
  tokens = plumTokens(),
) {
  const parent = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, name);
  mkdirSync(folder);
  const all = {
    'light.json': JSON.stringify(tokens.light),
    'dark.json': JSON.stringify(tokens.dark),
    ...files,
  };
  for (const [file, content] of Object.entries(all)) writeFileSync(join(folder, file), content);
  return folder;
}
