import { formatMoneyInput, parseMoney } from '@vermilion/mall-components/settings';
import { type MallFormat, minorOf, wireOf } from '@vermilion/mall-data/format';

/** An amount of the API as it is typed; empty for none. */
export const amountText = (mall: MallFormat, wire: string | null | undefined) =>
  wire ? formatMoneyInput(minorOf(mall, wire), mall.decimals) : '';

/** A typed amount as the API takes it; undefined for none. */
export const sentAmount = (mall: MallFormat, text: string) => {
  const minor = parseMoney(text, mall.decimals);
  return minor === undefined ? undefined : wireOf(mall, minor);
};

/** A whole number as it is typed; empty for none. */
export const wholeText = (value: number | null | undefined) => (value == null ? '' : String(value));

export const sentWhole = (text: string) => (text === '' ? undefined : Number(text));

/** A time of the API as fields for times write it, to the minute; empty for none. */
export const timeText = (wire: string | null | undefined) =>
  wire?.slice(0, 16).replace(' ', 'T') ?? '';

/** A time of a field as the API takes it; one that was not touched keeps its seconds. */
export function sentTime(text: string, before: string | null | undefined): string | undefined {
  if (!text) return undefined;
  return before && timeText(before) === text ? before : `${text.replace('T', ' ')}:00`;
}
