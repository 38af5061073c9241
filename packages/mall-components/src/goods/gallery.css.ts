import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';
import { cutOutGround } from '../styles/picture-ground';

/** Its width matches `gallerySizes`; in the middle of a wider column. */
const width = {
  width: '100%',
  maxWidth: '27.5rem',
  marginInline: 'auto',
  '@media': { [media.md]: { maxWidth: '40rem' } },
};
export const gallery = mallStyle({ ...width, alignContent: 'start' });
export const soldOut = mallStyle({ ...width, position: 'relative', alignSelf: 'start' });
export const tag = mallStyle({
  position: 'absolute',
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  pointerEvents: 'none',
});

globalStyle(`${gallery} img`, { '@layer': { [layers.mall]: { background: cutOutGround } } });

const onPhone = `not all and ${media.sm}`;
const inGallery = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${gallery} > ${part}`, {
    '@layer': { [layers.mall]: { '@media': { [onPhone]: rule } } },
  });

// On phones the picture is higher than wide, as a photograph held upright, with the thumbnails on its end: the name of
// the goods is within the window
const thumbnail = vars.size.controlLg;
const strip = `calc(${thumbnail} + 2 * ${vars.space.sm})`;
inGallery('[data-part="frame"]', { gridArea: '1 / 1', aspectRatio: '4 / 5' });
inGallery('[data-part="frame"] img', { aspectRatio: '4 / 5' });
inGallery('[data-part="frame"]:not(:last-child) > button', { insetBlockEnd: strip });
inGallery('[data-part="frame"]:not(:last-child) > span', { insetBlockEnd: strip });
inGallery('[data-part="thumbnails"]', {
  gridArea: '1 / 1',
  zIndex: 1,
  alignSelf: 'end',
  margin: 0,
  padding: vars.space.sm,
});
inGallery('[data-part="thumbnails"] > button', {
  width: thumbnail,
  height: thumbnail,
  background: vars.color.surface,
});
