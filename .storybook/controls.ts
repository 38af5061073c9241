import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const plain = ['string', 'number', 'boolean', 'enum', 'date'];

function controlOf(
  type: StrictInputType['type'],
  initial: unknown,
): Pick<StrictInputType, 'control'> {
  if (typeof initial === 'object' && initial !== null) return { control: false };
  if (!type || plain.includes(type.name)) return {};
  return { control: typeof initial === 'string' ? { type: 'text' } : false };
}

/** Hides controls of values that need code, such as icons and rows; a node with a string keeps its control. */
export const onlyPlainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(initialArgs), ...Object.keys(argTypes)])].map((name) => {
      const given = argTypes[name];
      return [name, { name, ...controlOf(given?.type, initialArgs[name]), ...given }];
    }),
  );
