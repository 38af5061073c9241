import { describe, expect, it } from 'vitest';
import { brands } from '../brands/all';
import { toFigma } from './to-figma';

describe('toFigma', () => {
  const { variableCollections, variableModes, variables, variableModeValues } = toFigma(brands);
  const valueOf = (name: string, mode: string) => {
    const { id } = variables.find((variable) => variable.name === name) ?? {};
    const { id: modeId } = variableModes.find((one) => one.name === mode) ?? {};
    return variableModeValues.find((one) => one.variableId === id && one.modeId === modeId)?.value;
  };

  it('has a mode for each brand in light and dark, of which a new collection has the first', () => {
    expect(variableModes.map(({ action }) => action)).toEqual([
      'UPDATE',
      'CREATE',
      'CREATE',
      'CREATE',
    ]);
    expect(variableCollections[0]?.initialModeId).toBe(variableModes[0]?.id);
  });

  it('has a value of the type of its variable in every mode', () => {
    expect(variableModeValues).toHaveLength(variables.length * variableModes.length);
    const kinds = { COLOR: 'object', FLOAT: 'number', STRING: 'string' };
    const types = new Map(variables.map(({ id, resolvedType }) => [id, kinds[resolvedType]]));
    const wrong = variableModeValues.filter(
      ({ variableId, value }) => typeof value !== types.get(variableId),
    );
    expect(wrong).toEqual([]);
  });

  it('names variables by their path, in groups, and unlike each other', () => {
    const names = variables.map(({ name }) => name);
    expect(names).toContain('color/brandAccent');
    expect(new Set(names).size).toBe(names.length);
    // Figma allows none of these in a name
    expect(names.filter((name) => /[.{}]/.test(name))).toEqual([]);
    const accent = variables.find(({ name }) => name === 'color/brandAccent');
    expect(accent?.codeSyntax.WEB).toBe('var(--vm-color-brand-accent)');
  });

  it('has colours from 0 to 1, lengths in px and durations in ms', () => {
    expect(valueOf('color/surface', 'vermilion light')).toEqual({ r: 1, g: 1, b: 1, a: 1 });
    expect(valueOf('color/surface', 'vermilion dark')).not.toEqual({ r: 1, g: 1, b: 1, a: 1 });
    expect(valueOf('size/target', 'vermilion light')).toBeGreaterThanOrEqual(24);
    expect(valueOf('motion/fast', 'vermilion light')).toEqual(expect.any(Number));
    expect(valueOf('shadow/card', 'vermilion light')).toMatch(/rgb/);
  });
});
