// @ts-check
// Writes brand.css, and says where the page still names another brand or language.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brandCss } from '@vermilion/design-system/brands';
import brand from './brand.mjs';

/** @param {string} file */
const fromRoot = (file) => new URL(`../${file}`, import.meta.url);

const [, locale] =
  /const languages = {\s*'?([\w-]+)/.exec(readFileSync(fromRoot('mall/language.ts'), 'utf8')) ?? [];
const places = [
  { file: 'mall/theme.ts', text: `brand: '${brand.name}'` },
  { file: 'index.html', text: `data-brand="${brand.name}"` },
  ...(locale ? [{ file: 'index.html', text: `lang="${locale}"` }] : []),
].filter(({ file }) => existsSync(fromRoot(file)));
for (const { file, text } of places)
  if (!readFileSync(fromRoot(file), 'utf8').includes(text)) {
    console.error(`${file} names another brand or language: write ${text} into it.`);
    process.exitCode = 1;
  }
writeFileSync(new URL('brand.css', import.meta.url), brandCss(brand));
