import type { StoryLook } from '../looks';
import { looks } from '../looks';
import { inStillness, measure } from './measure';

/** What a change of colours can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** What a change of sizes can break, and what no story is measured by when it runs. */
const sizeRules = ['target-size'];

/** Each brand is measured in size once; its own look has had its colours measured when the story ran. */
function rulesOf({ brand, colorMode }: StoryLook, shown: DOMStringMap): string[] {
  const isShown = brand === shown.brand && colorMode === shown.colorMode;
  const first = looks.find((look) => look.brand === brand)?.colorMode === colorMode;
  return [...(isShown ? [] : colorRules), ...(first ? sizeRules : [])];
}

/** Puts the page as the story left it into every brand and mode, and says what axe finds there. */
export function checkLooks(): Promise<string[]> {
  const { dataset } = document.documentElement;
  const shown = { ...dataset };
  return inStillness(async () => {
    const found: string[] = [];
    for (const look of looks) {
      const rules = rulesOf(look, shown);
      if (rules.length === 0) continue;
      Object.assign(dataset, look);
      const faults = await measure(rules);
      found.push(...faults.map((fault) => `${look.brand}, ${look.colorMode}: ${fault}`));
    }
    Object.assign(dataset, shown);
    return found;
  });
}
