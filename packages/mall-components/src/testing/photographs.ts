/** What owners photograph, each in a shape or on a ground of its own; `goods` is what has to be recognised. */
interface Photograph {
  name: string;
  width: number;
  height: number;
  /** SVG behind the goods; none where they are cut out. */
  ground: string;
  /** SVG in a box of 100 by 100, in the middle. */
  goods: string;
}

const fill = (paint: string) => `<rect width="100%" height="100%" fill="${paint}"/>`;
const light =
  '<radialGradient id="l" cx=".3" cy=".2" r="1.1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient>';
const lit = (path: string, paint: string) =>
  `<path d="${path}" fill="${paint}"/><path d="${path}" fill="url(#l)"/>`;
const pebbles = Array.from(
  { length: 48 },
  (_, at) =>
    `<circle cx="${(at * 173) % 1200}" cy="${(at * 271) % 1200}" r="${50 + ((at * 31) % 90)}" fill="hsl(${(at * 47) % 360} 45% ${30 + ((at * 13) % 50)}%)"/>`,
).join('');

const VASE =
  'M40 12h20l-4 20c16 10 22 24 18 40a16 16 0 0 1-14 14H40a16 16 0 0 1-14-14c-4-16 2-30 18-40z';
const DRESS = 'M36 4l10 8h8l10-8-4 28 22 62H18l22-62z';
const BELT = 'M2 42h82v16H2zM84 38h14v24H84z';
const WATCH = 'M38 4h24l3 20a30 30 0 0 1 0 52l-3 20H38l-3-20a30 30 0 0 1 0-52z';

const PHOTOGRAPHS: readonly Photograph[] = [
  {
    name: 'White ground',
    width: 1200,
    height: 1200,
    ground: fill('#fff'),
    goods: lit(VASE, '#b9573a'),
  },
  { name: 'Cut out', width: 1200, height: 1200, ground: '', goods: lit(VASE, '#2c2a28') },
  { name: 'Tall', width: 900, height: 1500, ground: fill('#dfe3e4'), goods: lit(DRESS, '#2f5f9e') },
  { name: 'Wide', width: 1800, height: 700, ground: fill('#e9e2d6'), goods: lit(BELT, '#6b4423') },
  {
    name: 'Dark ground',
    width: 1200,
    height: 1200,
    ground: fill('#16130f'),
    goods: lit(WATCH, '#6b7a8f'),
  },
  { name: 'Busy ground', width: 1200, height: 1200, ground: pebbles, goods: lit(VASE, '#f0ece2') },
];

/** As tall or wide as the photograph. */
function urlOf({ width, height, ground, goods }: Photograph): string {
  const side = Math.max(width, height) * 0.8;
  const [x, y] = [(width - side) / 2, (height - side) / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${light}</defs>${ground}<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 100 100">${goods}</svg></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Photographs as owners upload them. */
export const ownPhotographs = PHOTOGRAPHS.map((photograph) => ({
  name: photograph.name,
  imageSrc: urlOf(photograph),
}));
