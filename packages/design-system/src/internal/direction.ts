/**
 * Selects right-to-left text by the nearest `dir`. Not `:dir(rtl)`: build tools replace it for older browsers
 * by a list of languages, which ignores `dir`.
 */
export const inRtl = '&:is([dir="rtl"], [dir="rtl"] *):not([dir="ltr"], [dir="rtl"] [dir="ltr"] *)';
