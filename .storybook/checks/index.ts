import { checkForms } from './forms';
import { checkThemes } from './themes';
import { checkDirections } from './overflow';
import { checkTexts } from './texts';

export { checkPreferences } from './preferences';

/** All checks of the page after the story; one line for each problem. */
export async function checkStory(): Promise<string[]> {
  return [...checkForms(), ...checkTexts(), ...checkDirections(), ...(await checkThemes())];
}
