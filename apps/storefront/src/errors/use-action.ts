import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { ShopperError } from '@vermilion/mall-components/error';
import { useIntl } from 'react-intl';
import { useApp } from '../deps/app-context';
import { reasonMessage } from './reason-messages';

export interface ActionOptions<Data, Variables> extends UseMutationOptions<Data, Error, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** Returns an error with a message in the visitor's language, or undefined to keep the original. */
  toError?: (error: unknown, variables: Variables) => Error | undefined;
}

/**
 * A write as a callback for components. Its promise rejects when the write fails; unless the view shows
 * failures itself, a message has been shown by then.
 */
export function useAction<Data = unknown, Variables = void>({
  mutationFn,
  toError,
  ...options
}: ActionOptions<Data, Variables>) {
  const intl = useIntl();
  const { locale } = useApp();
  const inWords = (error: unknown) =>
    new ShopperError(reasonMessage(error, intl, locale), { cause: error });
  const mutation = useMutation({
    ...options,
    async mutationFn(variables) {
      try {
        return await mutationFn(variables);
      } catch (error) {
        throw toError?.(error, variables) ?? inWords(error);
      }
    },
  });
  return mutation.mutateAsync;
}

/** For callbacks that only need to know when the action has ended: its failure has been shown. */
export const ignoreFailure = () => {};
