import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's serialization: `<br/>`, `disabled=""`, `spellCheck`; equivalent to parsers
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React's ids start with an underscore, which HTML allows
    'valid-id': ['error', { relaxed: true }],
    // Values of props (width, share) are inline custom properties
    'no-inline-style': 'off',
    // A native progress cannot be styled consistently; the current crumb is a link without href
    'prefer-native-element': ['error', { exclude: ['progressbar', 'link'] }],
    // A gridcell gets its role from the table, which not every tool computes
    'no-redundant-role': 'off',
    // Lists of steps are named to distinguish them; ARIA allows it
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});
const validator = new HtmlValidate(loader);

/** HTML validation errors of markup, one line each. */
export function htmlErrors(markup: string): string[] {
  const { results } = validator.validateStringSync(markup);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
