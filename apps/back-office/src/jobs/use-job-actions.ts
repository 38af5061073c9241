import { useQueryClient } from '@tanstack/react-query';
import { useClients } from '../wire/clients-context';

/** Batches of one retry of all: a job that fails at once comes back, and must not keep it going. */
const MOST_BATCHES = 100;

/** What is done about jobs. Each loads them again. */
export function useJobActions() {
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const then = <Data>(call: Promise<Data>) =>
    call.finally(() => void queryClient.invalidateQueries({ queryKey: ['work', 'jobs'] }));
  /** Retries all of a name, batch by batch; resolves to how many. */
  const retryAll = async (name: string, onProgress: (count: number) => void) => {
    let count = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const { retried, left } = await operator.retryJobs({ name });
      count += retried;
      onProgress(count);
      if (!left) break;
    }
    return count;
  };
  return {
    retry: (id: number) => then(operator.retryJob({ id })),
    retryAll: (name: string, onProgress: (count: number) => void) =>
      then(retryAll(name, onProgress)),
    run: (name: string) => then(operator.runJob({ name })),
  };
}
