import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/storybook-static/**',
      '**/*.gen.ts',
      '**/compiled/**',
      '**/.data/**',
      '**/.cache/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    // Props are merged by a function: the rule takes handlers among them, which read refs later, for a reading
    files: ['packages/design-system/src/**/*.{ts,tsx}'],
    rules: { 'react-hooks/refs': 'off' },
  },
  {
    files: ['packages/{design-system,mall-components}/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXAttribute[name.name="className"] MemberExpression[computed=true], Property[key.name="className"] MemberExpression[computed=true]',
          message: 'A prop that chooses between classes is a variant: give the table to cva().',
        },
      ],
    },
  },
  {
    files: [
      'apps/{mall-api,demo-mall}/src/**/*.ts',
      'packages/{admission,api-client,input-rules,settings}/**/*.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message: 'Spreading a literal does nothing: list its properties.',
        },
      ],
    },
  },
  { languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { formatjs },
    rules: {
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-offset': 'error',
      // react-intl writes {} for a message without values
      '@typescript-eslint/no-empty-object-type': ['error', { allowObjectTypes: 'always' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  prettier,
);
