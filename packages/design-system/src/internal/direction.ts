/**
 * Where text runs from right to left, by the nearest `dir`. Not `:dir(rtl)`: for browsers without it the
 * tools that build a site put a list of languages in its place, and then `dir` no longer counts.
 */
export const inRtl = '&:is([dir="rtl"], [dir="rtl"] *):not([dir="ltr"], [dir="rtl"] [dir="ltr"] *)';
