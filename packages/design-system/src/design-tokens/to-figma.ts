import { parseColor } from '../tokens/color';
import type { Brand, ColorMode, TokenContract } from '../tokens/token-contract';
import { colorModes, tokensOf } from '../tokens/token-contract';
import { tokenEntries } from '../tokens/token-entries';
import { tokenVariable } from '../tokens/token-variable';

type FigmaType = 'COLOR' | 'FLOAT' | 'STRING';
type FigmaValue = string | number | { r: number; g: number; b: number; a: number };

/** The body of Figma's `POST /v1/files/:file_key/variables`. Its ids are temporary: Figma replaces them. */
export interface FigmaVariables {
  /** The one collection that holds all variables. */
  variableCollections: { action: 'CREATE'; id: string; name: string; initialModeId: string }[];
  /** A mode for each brand in light and in dark: "vermilion dark". */
  variableModes: {
    action: 'CREATE' | 'UPDATE';
    id: string;
    name: string;
    variableCollectionId: string;
  }[];
  /** A variable for each token: `color/text`, with the custom property that developers see in its `codeSyntax`. */
  variables: {
    action: 'CREATE';
    id: string;
    name: string;
    variableCollectionId: string;
    resolvedType: FigmaType;
    codeSyntax: { WEB: string };
  }[];
  /** The value of each variable in each mode; colour channels and alpha from 0 to 1. */
  variableModeValues: { variableId: string; modeId: string; value: FigmaValue }[];
}

const COLLECTION = 'vermilion';
/** Pixels of a rem, at the default font size. */
const REM = 16;

function valueOf([group]: readonly string[], css: string): FigmaValue {
  if (group === 'color') {
    const { red, green, blue, alpha } = parseColor(css);
    return { r: red / 255, g: green / 255, b: blue / 255, a: alpha };
  }
  const [, number, unit] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(css) ?? [];
  // Figma has no variables of other units, shadows, curves or lists: their CSS is text
  if (number === undefined) return css;
  return Number(number) * (unit === 'rem' ? REM : 1);
}

const typeOf = (value: FigmaValue): FigmaType =>
  typeof value === 'object' ? 'COLOR' : typeof value === 'number' ? 'FLOAT' : 'STRING';

/** A token is a number only if it is one in every mode. */
function typeIn(modes: readonly TokenContract[], at: number): FigmaType {
  const types = new Set<FigmaType>(
    modes.map((tokens) => {
      const entry = tokenEntries(tokens)[at];
      return entry ? typeOf(valueOf(entry.path, entry.value)) : 'STRING';
    }),
  );
  const [only] = types;
  return types.size === 1 && only ? only : 'STRING';
}

/**
 * Brands as Figma variables: one collection, with a mode for each brand in light and in dark. Lengths are in px,
 * durations in ms; what Figma has no type for is text.
 */
export function toFigma(brands: readonly Brand[]): FigmaVariables {
  const modes = brands.flatMap((brand) =>
    colorModes.map((mode: ColorMode) => ({
      id: `mode-${brand.name}-${mode}`,
      name: `${brand.name} ${mode}`,
      tokens: tokensOf(brand, mode),
    })),
  );
  const [first] = modes;
  if (!first) throw new Error('toFigma: there is no brand.');
  const all = modes.map(({ tokens }) => tokens);
  const variables = tokenEntries(first.tokens).map(({ path }, at) => ({
    action: 'CREATE' as const,
    id: `variable-${path.join('-')}`,
    name: path.join('/'),
    variableCollectionId: COLLECTION,
    resolvedType: typeIn(all, at),
    codeSyntax: { WEB: `var(--${tokenVariable(path)})` },
  }));
  const variableModeValues = modes.flatMap(({ id: modeId, tokens }) =>
    tokenEntries(tokens).flatMap(({ path, value: css }, at) => {
      const variable = variables[at];
      if (!variable) return [];
      const value = variable.resolvedType === 'STRING' ? css : valueOf(path, css);
      return { variableId: variable.id, modeId, value };
    }),
  );
  return {
    variableCollections: [
      { action: 'CREATE', id: COLLECTION, name: 'Vermilion', initialModeId: first.id },
    ],
    // A new collection has one mode already
    variableModes: modes.map(({ id, name }) => ({
      action: id === first.id ? ('UPDATE' as const) : ('CREATE' as const),
      id,
      name,
      variableCollectionId: COLLECTION,
    })),
    variables,
    variableModeValues,
  };
}
