import {
  Children,
  createContext,
  Fragment,
  use,
  type ComponentProps,
  type Provider,
  type ReactNode,
} from 'react';
import type * as Library from 'react-intl';
import type { IntlConfig, IntlShape, MessageDescriptor, MessageFormatElement } from 'react-intl';
import { createFormatters, formatParts, type Values } from './format-message';

/*
 * The subset of react-intl that the storefront uses. It replaces the library in browser builds and reads the
 * same compiled messages. The server and all tests use the library; a test compares the results of both.
 */

const IntlContext = createContext<IntlShape | undefined>(undefined);

export const RawIntlProvider = IntlContext.Provider as Provider<IntlShape>;

export function useIntl(): IntlShape {
  const intl = use(IntlContext);
  if (!intl) throw new Error('useIntl needs a provider around it.');
  return intl;
}

export const defineMessages = <Messages,>(messages: Messages) => messages;

/** Children of rich-text functions need no keys. */
const withoutKeys = (value: unknown) =>
  typeof value === 'function'
    ? (chunks: ReactNode[]) => (value as (chunks: ReactNode) => unknown)(Children.toArray(chunks))
    : value;

type Used = Pick<
  IntlShape,
  'locale' | 'timeZone' | 'textComponent' | 'formatNumber' | 'formatDate' | 'formatDisplayName'
> & {
  formatMessage(descriptor: MessageDescriptor, values?: Values): ReactNode;
};

export function createIntl({ locale, messages, timeZone, textComponent }: IntlConfig): IntlShape {
  const formatters = createFormatters(locale);
  const intl: Used = {
    locale,
    timeZone,
    textComponent,
    formatNumber: (value, options) => formatters.number(options).format(value as number),
    formatDate: (value, options) =>
      formatters
        .date({ timeZone, ...options })
        .format(typeof value === 'string' ? new Date(value) : (value as Date)),
    formatDisplayName: (value, options) => formatters.names(options).of(value as string),
    formatMessage({ id = '' }, values = {}) {
      const message = messages?.[id] as MessageFormatElement[] | undefined;
      if (!message) return String(id);
      const own = Object.entries(values).map(([name, value]) => [name, withoutKeys(value)]);
      const parts = formatParts(message, formatters, timeZone, Object.fromEntries(own) as Values);
      if (parts.length < 2) return (parts[0] ?? '') as ReactNode;
      return Children.toArray(parts as ReactNode[]);
    },
  };
  return intl as unknown as IntlShape;
}

/** What is formatted, in the element that texts have. */
const asText = (intl: IntlShape, format: (intl: IntlShape) => ReactNode) => {
  const Text = intl.textComponent ?? Fragment;
  return <Text>{format(intl)}</Text>;
};

export function FormattedMessage({
  values,
  ...descriptor
}: MessageDescriptor & { values?: Values }) {
  return asText(useIntl(), (intl) => (intl as unknown as Used).formatMessage(descriptor, values));
}

export function FormattedNumber({
  value,
  ...options
}: ComponentProps<typeof Library.FormattedNumber>) {
  return asText(useIntl(), (intl) => intl.formatNumber(value, options));
}

export function FormattedDate({ value, ...options }: ComponentProps<typeof Library.FormattedDate>) {
  return asText(useIntl(), (intl) => intl.formatDate(value, options));
}

/** Not used by the storefront itself; tree-shaken from its files. */
export function IntlProvider({ children, ...config }: IntlConfig & { children?: ReactNode }) {
  return <RawIntlProvider value={createIntl(config)}>{children}</RawIntlProvider>;
}
