/** Definitions of an SVG (gradients etc.), each with a unique id. */
export class Defs {
  private readonly parts: string[] = [];
  private count = 0;

  /** Left to right, or top to bottom; stops are `[offset, colour, opacity?]`. */
  linear(stops: Stop[], down = false): string {
    return this.add(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="${down ? 0 : 1}" y2="${down ? 1 : 0}">${draw(stops)}</linearGradient>`,
    );
  }
  radial(stops: Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
    return this.add(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${draw(stops)}</radialGradient>`,
    );
  }
  clip(shape: string): string {
    return this.add((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }
  toString(): string {
    return `<defs>${this.parts.join('')}</defs>`;
  }

  private add(part: (id: string) => string): string {
    const id = `d${this.count++}`;
    this.parts.push(part(id));
    return `url(#${id})`;
  }
}

export type Stop = [offset: number, colour: string, opacity?: number];

const draw = (stops: Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  more = '',
) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
