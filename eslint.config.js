import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const INTERNAL = '^(\\.\\./)+(apps|packages)/|^@vermilion/[^/]+/(src|dist)/';

/** The arrows of the house: what a layer may not import, by name or by a path into another package. */
function layer(dir, forbidden) {
  const patterns = [
    { regex: INTERNAL, message: 'Import a workspace package by its public name.' },
    ...forbidden.map((name) => ({
      group: [name, `${name}/*`],
      message: `${dir} does not know ${name} (see docs/decisions/001-layers.md).`,
    })),
  ];
  return {
    files: [`${dir}/src/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

const router = ['react-router-dom', 'react-router'];
const query = ['@tanstack/react-query', '@tanstack/*'];
const ours = (...names) => names.map((name) => `@vermilion/${name}`);

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
  layer('packages/design-system', [
    ...ours('mall-components', 'api-client', 'storefront', 'mall-api'),
    ...router,
    ...query,
    'react-intl',
  ]),
  layer('packages/mall-components', [
    ...ours('api-client', 'storefront', 'mall-api'),
    ...router,
    ...query,
  ]),
  layer('packages/api-client', [
    ...ours('design-system', 'mall-components', 'storefront', 'mall-api'),
    ...router,
    ...query,
    'react',
    'react-dom',
  ]),
  layer('apps/mall-api', [...ours('design-system', 'mall-components', 'storefront'), 'react']),
  layer('apps/storefront', ours('mall-api')),
  prettier,
);
