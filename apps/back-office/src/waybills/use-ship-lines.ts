import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import type { WaybillLine } from './read-lines';

export interface RefusedLine extends WaybillLine {
  reason: string;
}

export interface Shipping {
  /** Lines that were tried, and all. */
  tried: number;
  total: number;
  refused: readonly RefusedLine[];
}

/** Ships orders one after another; a line that is refused does not keep back the others. */
export function useShipLines() {
  const intl = useIntl();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const [shipping, setShipping] = useState<Shipping>();
  const refusal = async ({ orderNo, company, waybillNo }: WaybillLine) => {
    if (!orderNo || !company || !waybillNo) return intl.formatMessage(messages.incomplete);
    try {
      await operator.shipOrder({ orderNo, company, waybillNo });
      return undefined;
    } catch (error) {
      return errorMessage(error, intl);
    }
  };
  /** Resolves to the lines that were refused. */
  const ship = async (lines: readonly WaybillLine[]): Promise<readonly RefusedLine[]> => {
    const refused: RefusedLine[] = [];
    const total = lines.length;
    setShipping({ tried: 0, total, refused });
    for (const [at, line] of lines.entries()) {
      const reason = await refusal(line);
      if (reason) refused.push({ ...line, reason });
      setShipping({ tried: at + 1, total, refused: [...refused] });
    }
    for (const key of ['orders', 'order', 'today'])
      void queryClient.invalidateQueries({ queryKey: ['work', key] });
    return refused;
  };
  return { ship, shipping };
}
