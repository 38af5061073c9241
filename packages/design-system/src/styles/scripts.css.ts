import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../tokens/layers.css';
import { unscripted } from '../tokens/unscripted';
import { vars } from '../tokens/vars.css';

const { leading, size, tracking } = vars.font;

/** Scripts with marks above and below the line need taller lines. */
const tall = ['th', 'lo', 'km', 'my', 'vi', 'ar', 'fa', 'ur'];
/** Their letters are smaller than Latin ones of the same size: small text is a pixel larger. */
const small = ['th', 'lo'];
/** Joined scripts: letter spacing would break the joins. */
const joined = ['ar', 'fa', 'ur'];

const langs = (languages: readonly string[]) => languages.map((tag) => `:lang(${tag})`).join(', ');

// Higher specificity than a brand on the same element
const inside = (languages: readonly string[]) =>
  `:is([lang], [data-brand]):is(${langs(languages)})`;
const outside = (languages: readonly string[]) => `[lang]:not(${langs(languages)})`;

const set = (selector: string, values: Record<string, string>) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: { vars: values } } });

set(inside(tall), {
  [leading.tight]: leading.tallTight,
  [leading.normal]: leading.tallNormal,
});
set(inside(small), {
  [size.xs]: `calc(${unscripted(size.xs)} + 1px)`,
  [size.sm]: `calc(${unscripted(size.sm)} + 1px)`,
});
set(inside(joined), { [tracking.heading]: '0em', [tracking.display]: '0em' });
// A nested language of another kind resets to the brand's values
set(outside(tall), {
  [leading.tight]: unscripted(leading.tight),
  [leading.normal]: unscripted(leading.normal),
});
set(outside(small), {
  [size.xs]: unscripted(size.xs),
  [size.sm]: unscripted(size.sm),
});
set(outside(joined), {
  [tracking.heading]: unscripted(tracking.heading),
  [tracking.display]: unscripted(tracking.display),
});
