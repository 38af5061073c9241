import type { StoryTheme } from '../themes';
import { themes } from '../themes';
import { measure, withoutTransitions } from './measure';

/** Rules that depend on colours. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** Rules that depend on sizes, which are not checked during the story. */
const sizeRules = ['target-size'];

/** Sizes are checked once for each brand; colours of the initial theme were checked during the story. */
function rulesOf({ brand, colorMode }: StoryTheme, shown: DOMStringMap, among: StoryTheme[]) {
  const isShown = brand === shown.brand && colorMode === shown.colorMode;
  const first = among.find((theme) => theme.brand === brand)?.colorMode === colorMode;
  return [...(isShown ? [] : colorRules), ...(first ? sizeRules : [])];
}

/** One theme other than the first, in turn: of the stories of a component each has another one. */
function themeInTurn(turn: number): StoryTheme[] {
  const at = 1 + (turn % (themes.length - 1));
  return themes.slice(at, at + 1);
}

/** Runs axe on the page in every brand and mode; with a `turn` in one of them. */
export function checkThemes(turn?: number): Promise<string[]> {
  const { dataset } = document.documentElement;
  const shown = { ...dataset };
  const chosen = turn === undefined ? themes : themeInTurn(turn);
  return withoutTransitions(async () => {
    const found: string[] = [];
    for (const theme of chosen) {
      const rules = rulesOf(theme, shown, chosen);
      if (rules.length === 0) continue;
      Object.assign(dataset, theme);
      const problems = await measure(rules);
      found.push(...problems.map((problem) => `${theme.brand}, ${theme.colorMode}: ${problem}`));
    }
    Object.assign(dataset, shown);
    return found;
  });
}
