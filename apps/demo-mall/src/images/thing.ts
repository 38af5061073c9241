import { loadArt } from './art/art';
import { FORMS } from './form/forms';
import type { Subject } from './recipe';
import { Defs } from './svg';

/** An object of a scene: a drawing that fills its own box. */
export interface Thing {
  width: number;
  height: number;
  svg: string;
  /** how often its outline is drawn, see `Art` */
  layers: number;
}

/** Objects whose emoji shows a person or another use of them. */
const INSTEAD: Record<string, string> = { '💅': 'lacquer' };

const DEFAULT_TINT = '#d9c7a8';

/** Creates an object by name: `🫖`, `mug`, or `jar:🍓`. */
export async function makeThing({ art, tint }: Subject): Promise<Thing> {
  const [name = '', label] = art.split(':');
  const form = FORMS[INSTEAD[name] ?? name];
  if (!form) {
    const { svg, x, y, width, height, layers } = await loadArt(name, tint);
    return { width, height, layers, svg: `<g transform="translate(${-x} ${-y})">${svg}</g>` };
  }
  const sticker = label ? await loadArt(label) : undefined;
  const defs = new Defs();
  const drawn = form.draw({
    tint: tint ?? DEFAULT_TINT,
    defs,
    hasLabel: Boolean(sticker),
    label: (cx, cy, size) => {
      if (!sticker) return '';
      const { svg, x, y, width, height } = sticker;
      const scale = size / Math.max(width, height);
      return `<g transform="translate(${cx} ${cy}) scale(${scale}) translate(${-x - width / 2} ${-y - height / 2})">${svg}</g>`;
    },
  });
  return { width: form.width, height: form.height, layers: 1, svg: `${defs}${drawn}` };
}

/** The size of an object for a length of its longer side. */
export function fit(thing: Pick<Thing, 'width' | 'height'>, size: number) {
  const scale = size / Math.max(thing.width, thing.height);
  return { scale, width: thing.width * scale, height: thing.height * scale };
}
