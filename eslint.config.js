import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Callers of the wire and the browser throw errors with messages for developers. */
const shownErrors = {
  selector:
    'MemberExpression[property.name="message"][object.name=/^(e|err|error|cause|thrown)$/i]',
  message:
    'Messages of errors are for developers: show shopperMessage(error) or errorMessage(error).',
};

const spreadLiteral = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Spreading a literal does nothing: list its properties.',
};

const testOfNothing = {
  selector:
    'Program > ExpressionStatement > CallExpression[callee.name="test"], Program > ExpressionStatement > CallExpression[callee.callee.object.name="test"]',
  message: 'Tests stand in a describe of what they test.',
};

/** In one block: side effects, Node's modules, packages, own files. */
const importOrder = [['^\\u0000', '^node:', '^@?\\w', '^', '^\\.\\.', '^\\.']];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/storybook-static/**',
      '**/storybook-site/**',
      '**/*.gen.ts',
      '**/compiled/**',
      '**/.data/**',
      '**/.cache/**',
      '**/test-results/**',
      'packages/codemods/fixtures/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    plugins: { 'import-sort': importSort },
    rules: {
      'no-restricted-syntax': ['error', spreadLiteral],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'import-sort/imports': ['error', { groups: importOrder }],
    },
  },
  {
    // Props are merged by a function: the rule takes handlers among them, which read refs later, for a reading
    files: ['packages/design-system/src/**/*.{ts,tsx}'],
    rules: { 'react-hooks/refs': 'off' },
  },
  {
    files: [
      'packages/{design-system,mall-components}/src/**/*.ts',
      'apps/storefront/{src,server/render}/**/*.{ts,tsx}',
      'apps/back-office/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/design-tokens/**'],
    rules: { 'no-restricted-syntax': ['error', spreadLiteral, shownErrors] },
  },
  {
    // Of the context, only these exist on plain http
    files: [
      'packages/{design-system,mall-components}/src/**/*.{ts,tsx}',
      'apps/{storefront,back-office}/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Plain http has none: use randomId().',
        },
        { object: 'crypto', property: 'subtle', message: 'Plain http has none.' },
      ],
    },
  },
  {
    files: ['packages/{design-system,mall-components}/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        spreadLiteral,
        shownErrors,
        {
          selector:
            'JSXAttribute[name.name="className"] MemberExpression[computed=true], Property[key.name="className"] MemberExpression[computed=true]',
          message: 'A prop that chooses between classes is a variant: give the table to cva().',
        },
      ],
    },
  },
  {
    // Foreign texts have one exit each: openTerminal writes no control characters, csvWriter no formulas
    files: ['apps/{mall-api,demo-mall}/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**', 'apps/mall-api/src/csv/*.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'stdout', message: 'Write with openTerminal.' },
        { object: 'process', property: 'stderr', message: 'Write with openTerminal.' },
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^csv-', message: 'Read with readCsv, write with csvWriter.' }] },
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
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      // inline scripts are run as the page runs them
      'no-new-func': 'off',
      'no-restricted-syntax': ['error', spreadLiteral, testOfNothing],
    },
  },
  prettier,
);
