import type { GlobalStyleRule } from '@vanilla-extract/css';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../tokens/layers.css';
import { vars } from '../tokens/vars.css';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
// Without a brand's attribute; controls and scroll bars fit its light colours
reset(':where(:root)', { colorScheme: 'light' });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: vars.space.xxxl,
});
reset('body', {
  minWidth: 320,
  background: vars.color.ground,
  color: vars.color.text,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.leading.normal,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
});
// Unlike on the body, long words do not widen their column or row either
reset(':where([data-component])', { overflowWrap: 'anywhere' });
// An area with its own brand or mode must reset inherited properties
reset('body :where([data-brand], [data-color-mode])', {
  background: vars.color.ground,
  color: vars.color.text,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.leading.normal,
});
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
reset('button', { background: 'none', border: 0, textAlign: 'inherit' });
reset('button, [role="button"], label, summary, select', { touchAction: 'manipulation' });
reset('button:not(:disabled), [role="button"]:not([aria-disabled="true"]), summary', {
  cursor: 'pointer',
});
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('img, picture, video, canvas, svg', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('fieldset', { border: 0, minWidth: 0 });
reset('dialog', { color: 'inherit' });
reset('hr', { border: 0 });
reset('address', { fontStyle: 'normal' });
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
reset(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.border.focusOffset,
});
