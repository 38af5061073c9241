import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's way of writing: `<br/>`, `disabled=""`, `spellCheck`; the same to every parser
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React's ids begin with an underscore, which HTML allows
    'valid-id': ['error', { relaxed: true }],
    // Values that a prop decides (a width, a share) are inline custom properties
    'no-inline-style': 'off',
    // A native progress cannot be styled alike everywhere; the current crumb is a link without a goal
    'prefer-native-element': ['error', { exclude: ['progressbar', 'link'] }],
    // The cell of a grid has its role by the table around it, which not every tool works out
    'no-redundant-role': 'off',
    // A list of steps is named so that it is told from other lists; ARIA allows it
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});
const validator = new HtmlValidate(loader);

/** What is wrong with a piece of markup by the HTML standard and good practice, a line for each fault. */
export function htmlErrors(markup: string): string[] {
  const { results } = validator.validateStringSync(markup);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
