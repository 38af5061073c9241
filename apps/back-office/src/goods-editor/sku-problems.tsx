import { Text } from '@vermilion/design-system/text';
import { useIntl } from 'react-intl';
import { controlId } from './editor-context';
import type { SkuColumn } from './goods-values';
import { columnNames, messages } from './messages';

/** As many as are read; the others are marked in their cells. */
const SHOWN = 5;

export interface CellProblem {
  sku: string;
  column: SkuColumn;
  message: string;
}

/** What is wrong in the cells of the grid, in words. */
export function SkuProblems({ problems }: { problems: readonly CellProblem[] }) {
  const intl = useIntl();
  return (
    <div role="status" id={controlId('skuProblems')}>
      {problems.slice(0, SHOWN).map(({ sku, column, message }) => (
        <Text key={`${sku} ${column}`} asChild size="sm" color="critical">
          <p>
            {intl.formatMessage(messages.cell, {
              column: intl.formatMessage(columnNames[column]),
              sku,
            })}
            : {message}
          </p>
        </Text>
      ))}
    </div>
  );
}
