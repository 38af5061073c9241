import { hex, type Rgb, rgb } from '../colour';

/** A colour, but not the name of a gradient: `url(#…)`. */
const HEX = /(?<!\()#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;
/** The matrix of an inner shadow: a constant colour, and a share of the alpha. */
const MATRIX = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0/g;

/** Replaces every colour of a drawing, also those of its inner shadows. */
export function mapColours(svg: string, change: (colour: Rgb) => Rgb): string {
  return svg
    .replace(HEX, (found) => hex(change(rgb(long(found)))))
    .replace(MATRIX, (_, ...parts: string[]) => {
      const colour = parts.slice(0, 3).map((part) => Number(part) * 255) as Rgb; // three groups
      const [r, g, b] = change(colour).map((value) => (value / 255).toFixed(3));
      return `values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0`;
    });
}

const long = (colour: string) =>
  colour.length === 4 ? colour.replace(/[0-9a-f]/gi, (digit) => digit + digit) : colour;
