import type { StoryTheme } from '../themes';
import { themes } from '../themes';
import { withoutTransitions, measure } from './measure';

/** What a change of colours can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** What a change of sizes can break, and what no story is measured by when it runs. */
const sizeRules = ['target-size'];

/** Each brand is measured in size once; its own theme has had its colours measured when the story ran. */
function rulesOf({ brand, colorMode }: StoryTheme, shown: DOMStringMap): string[] {
  const isShown = brand === shown.brand && colorMode === shown.colorMode;
  const first = themes.find((theme) => theme.brand === brand)?.colorMode === colorMode;
  return [...(isShown ? [] : colorRules), ...(first ? sizeRules : [])];
}

/** Puts the page as the story left it into every brand and mode, and says what axe finds there. */
export function checkThemes(): Promise<string[]> {
  const { dataset } = document.documentElement;
  const shown = { ...dataset };
  return withoutTransitions(async () => {
    const found: string[] = [];
    for (const theme of themes) {
      const rules = rulesOf(theme, shown);
      if (rules.length === 0) continue;
      Object.assign(dataset, theme);
      const problems = await measure(rules);
      found.push(...problems.map((problem) => `${theme.brand}, ${theme.colorMode}: ${problem}`));
    }
    Object.assign(dataset, shown);
    return found;
  });
}
