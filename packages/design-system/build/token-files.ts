import { mkdir, writeFile } from 'node:fs/promises';
import { brands } from '../src/brands/all';
import { toDtcg } from '../src/design-tokens/to-dtcg';
import { colorModes, tokensOf } from '../src/tokens/token-contract';

/** Design token files for design tools: `dist/tokens/<brand>.<mode>.json`. */
export async function writeTokenFiles() {
  await mkdir('dist/tokens', { recursive: true });
  for (const brand of brands) {
    for (const mode of colorModes) {
      const text = JSON.stringify(toDtcg(tokensOf(brand, mode)), null, 2);
      await writeFile(`dist/tokens/${brand.name}.${mode}.json`, `${text}\n`);
    }
  }
}
