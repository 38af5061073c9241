import type { StorybookConfig } from '@storybook/react-vite';

type Options = NonNullable<
  NonNullable<StorybookConfig['typescript']>['reactDocgenTypescriptOptions']
>;

const ofOthers = (file: { fileName: string }) => file.fileName.includes('node_modules');

/** Props tables are read by the compiler: types that our helpers put together, with our own comments. */
export const docgen: Options = {
  tsconfigPath: '.storybook/docgen.tsconfig.json',
  include: ['packages/*/src/**/*.tsx'],
  exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // What every element takes is left out; what has no declaration is made by our own types
  propFilter: ({ declarations = [] }) => declarations.length === 0 || !declarations.every(ofOthers),
};
