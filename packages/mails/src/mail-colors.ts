/** The cards of mails, in programs of a light and a dark mode. */
export const cards = { light: '#ffffff', dark: '#231f1d' } as const;

/** The contrast of text by WCAG 2.2 AA. */
const READABLE = 4.5;
const STEP = 0.05;

export interface MailColors {
  /** Of the button and the mark: the color of the mall as it is. */
  fill: string;
  /** Text on it. */
  onFill: string;
  /** Links on a light and a dark card: the color, as much darker or lighter as they need. */
  link: { light: string; dark: string };
}

/** What a mall's color, `#rrggbb`, becomes in its mails and beside them: always readable. */
export function mailColors(color: string): MailColors {
  const fill = color.toLowerCase();
  return {
    fill,
    onFill: contrastRatio(fill, '#ffffff') >= READABLE ? '#ffffff' : '#000000',
    link: {
      light: readable(fill, cards.light, '#000000'),
      dark: readable(fill, cards.dark, '#ffffff'),
    },
  };
}

function readable(color: string, ground: string, goal: string): string {
  for (let share = 0; share < 1; share += STEP) {
    const tried = mix(color, goal, share);
    if (contrastRatio(tried, ground) >= READABLE) return tried;
  }
  return goal;
}

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

const mix = (from: string, to: string, share: number) => {
  const goal = channels(to);
  const mixed = channels(from).map((value, at) => value + ((goal[at] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
};

const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colors by WCAG, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
