import type { StorybookConfig } from '@storybook/react-vite';

type Options = NonNullable<
  NonNullable<StorybookConfig['typescript']>['reactDocgenTypescriptOptions']
>;

const ofOthers = (file: { fileName: string }) => file.fileName.includes('node_modules');

/** Props tables come from the compiler, including generated types and our doc comments. */
export const docgen: Options = {
  tsconfigPath: '.storybook/docgen.tsconfig.json',
  include: ['packages/*/src/**/*.tsx'],
  exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // Native attributes are omitted; props without a declaration come from our own mapped types
  propFilter: ({ declarations = [] }) => declarations.length === 0 || !declarations.every(ofOthers),
};
