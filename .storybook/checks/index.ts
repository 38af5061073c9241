import { checkForms } from './forms';
import { checkDirections } from './overflow';
import { checkTexts } from './texts';
import { checkThemes } from './themes';

export { checkPreferences } from './preferences';

/** All checks of the page after the story, in all themes or in one of them; one line for each problem. */
export async function checkStory(turn?: number): Promise<string[]> {
  return [...checkForms(), ...checkTexts(), ...checkDirections(), ...(await checkThemes(turn))];
}
