import { useQueryClient } from '@tanstack/react-query';
import { useClients } from '../wire/clients-context';
import type { WordKind } from './queries';

/** Uses a line in searches, or removes it from them. */
export function useSetWord(kind: WordKind) {
  const { operator } = useClients();
  const queryClient = useQueryClient();
  return (line: string, used: boolean) =>
    operator
      .setSearchWord({ kind, line, used })
      .finally(() => void queryClient.invalidateQueries({ queryKey: ['work', 'words', kind] }));
}
