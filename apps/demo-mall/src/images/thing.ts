import { loadArt } from './emoji';
import { FORMS } from './form/forms';
import type { Subject } from './recipe';
import type { Defs } from './svg';

/** An object of a scene. */
export interface Thing {
  width: number;
  height: number;
  /** stands on a floor; other objects lie or float */
  draw(defs: Defs): string;
}

const DEFAULT_TINT = '#d9c7a8';

/** Creates an object by name: `🫖`, `mug`, or `jar:🍓`. */
export async function makeThing({ art, tint }: Subject): Promise<Thing> {
  const [name = '', label] = art.split(':');
  const form = FORMS[name];
  if (!form) {
    const { href, width, height } = await loadArt(name, tint);
    return { width, height, draw: () => image(href, 0, 0, width, height) };
  }
  const sticker = label ? await loadArt(label) : undefined;
  return {
    width: form.width,
    height: form.height,
    draw: (defs) =>
      form.draw({
        tint: tint ?? DEFAULT_TINT,
        defs,
        hasLabel: Boolean(sticker),
        label: (cx, cy, size) => {
          if (!sticker) return '';
          const scale = size / Math.max(sticker.width, sticker.height);
          const [w, h] = [sticker.width * scale, sticker.height * scale];
          return image(sticker.href, cx - w / 2, cy - h / 2, w, h);
        },
      }),
  };
}

const image = (href: string, x: number, y: number, w: number, h: number) =>
  `<image href="${href}" x="${x}" y="${y}" width="${w}" height="${h}"/>`;

/** Position of an object: the centre of its lower edge, and the length of its longer side. */
export interface Spot {
  x: number;
  base: number;
  size: number;
  rotate?: number;
}

/** The object at its position, with a contact shadow and a long soft one to the right. */
export function stand(thing: Thing, spot: Spot, defs: Defs, shade = '#4a3a34'): string {
  const { scale, width, height } = fit(thing, spot.size);
  const dark = defs.radial([
    [0, shade, 0.42],
    [0.55, shade, 0.2],
    [1, shade, 0],
  ]);
  const pale = defs.radial([
    [0, shade, 0.16],
    [1, shade, 0],
  ]);
  const { x, base } = spot;
  return (
    `<ellipse cx="${x + width * 0.2}" cy="${base}" rx="${width * 0.72}" ry="${spot.size * 0.085}" fill="${pale}"/>` +
    `<ellipse cx="${x}" cy="${base - 3}" rx="${width * 0.49}" ry="${spot.size * 0.042}" fill="${dark}"/>` +
    `<g transform="rotate(${spot.rotate ?? 0} ${x} ${base}) translate(${x - width / 2} ${base - height}) scale(${scale})">${thing.draw(defs)}</g>`
  );
}

/** The object from above, around a centre. */
export function lie(thing: Thing, spot: Spot, defs: Defs, shade = '#4a3a34'): string {
  const { scale, width, height } = fit(thing, spot.size);
  const blur = defs.radial([
    [0, shade, 0.34],
    [0.6, shade, 0.18],
    [1, shade, 0],
  ]);
  const { x, base: y } = spot;
  return (
    `<g transform="rotate(${spot.rotate ?? 0} ${x} ${y})">` +
    `<ellipse cx="${x + spot.size * 0.035}" cy="${y + spot.size * 0.06}" rx="${width * 0.56}" ry="${height * 0.56}" fill="${blur}"/>` +
    `<g transform="translate(${x - width / 2} ${y - height / 2}) scale(${scale})">${thing.draw(defs)}</g></g>`
  );
}

/** The size of an object for a length of its longer side. */
export function fit(thing: Thing, size: number) {
  const scale = size / Math.max(thing.width, thing.height);
  return { scale, width: thing.width * scale, height: thing.height * scale };
}
