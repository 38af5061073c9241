import type { MessageFormatElement } from 'react-intl';

/** Values of a message: texts and numbers, and for rich text elements and the functions that render tags. */
export type Values = Record<string, unknown>;

/** The formatters of one language, each created once. */
export function createFormatters(locale: string) {
  const known = new Map<string, unknown>();
  const once = <Made>(kind: string, options: object | undefined, make: () => Made): Made => {
    const key = kind + JSON.stringify(options);
    if (!known.has(key)) known.set(key, make());
    return known.get(key) as Made;
  };
  return {
    number: (options?: Intl.NumberFormatOptions) =>
      once('number', options, () => new Intl.NumberFormat(locale, options)),
    date: (options?: Intl.DateTimeFormatOptions) =>
      once('date', options, () => new Intl.DateTimeFormat(locale, options)),
    names: (options: Intl.DisplayNamesOptions) =>
      once('names', options, () => new Intl.DisplayNames(locale, options)),
    plural: (options?: Intl.PluralRulesOptions) =>
      once('plural', options, () => new Intl.PluralRules(locale, options)),
  };
}

type Formatters = ReturnType<typeof createFormatters>;

/** A node of a compiled message; `type` values are those of @formatjs/icu-messageformat-parser. */
type Element = MessageFormatElement & {
  value: string;
  style?: string | { parsedOptions: object } | null;
  options: Record<string, { value: Element[] }>;
  children: Element[];
  offset?: number;
  pluralType?: Intl.PluralRuleType;
};

const [LITERAL, ARGUMENT, NUMBER, DATE, , SELECT, PLURAL, POUND] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Number styles that messages refer to by name. */
const named: Record<string, Intl.NumberFormatOptions> = { percent: { style: 'percent' } };
const MEDIUM = { month: 'short', day: 'numeric', year: 'numeric' } as const;

const append = (parts: unknown[], part: unknown) => {
  const last = parts.length - 1;
  if (typeof part === 'string' && typeof parts[last] === 'string') parts[last] += part;
  else parts.push(part);
  return parts;
};

/** The parts of a formatted message in order: strings and rich-text nodes. Adjacent strings are joined. */
export function formatParts(
  elements: readonly MessageFormatElement[],
  formatters: Formatters,
  timeZone: string | undefined,
  values: Values,
  count?: number,
): unknown[] {
  const inside = (children: Element[], number = count) =>
    formatParts(children, formatters, timeZone, values, number);
  const partsOf = (element: Element): unknown[] => {
    const { type, value: name, style, options } = element;
    const value = values[name];
    const parsed = typeof style === 'string' ? named[style] : style?.parsedOptions;
    if (type === LITERAL) return [name];
    if (type === POUND) return [formatters.number().format(count ?? 0)];
    if (type === ARGUMENT)
      return [typeof value === 'object' && value ? value : String(value ?? '')];
    if (type === NUMBER) return [formatters.number(parsed).format(value as number)];
    if (type === DATE)
      return [formatters.date(parsed ?? { timeZone, ...MEDIUM }).format(value as Date)];
    if (type === SELECT) return inside((options[String(value)] ?? options.other)?.value ?? [], NaN);
    if (type === PLURAL) {
      const number = Number(value) - (element.offset ?? 0);
      const rule = formatters.plural({ type: element.pluralType }).select(number);
      return inside(
        (options[`=${String(value)}`] ?? options[rule] ?? options.other)?.value ?? [],
        number,
      );
    }
    // A rich-text tag
    return [(value as (chunks: unknown[]) => unknown)(inside(element.children))].flat();
  };
  return (elements as readonly Element[]).flatMap(partsOf).reduce<unknown[]>(append, []);
}
