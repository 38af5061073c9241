import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { Text } from '@vermilion/design-system/text';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './editor.css';
import { controlId } from './editor-context';
import { type GoodsValues, skuColumns } from './goods-values';
import type { MatrixRow } from './matrix';
import { columnNames, messages, problemMessages } from './messages';
import { Section } from './section';
import { SkuFilters } from './sku-filters';
import { type CellProblem, SkuProblems } from './sku-problems';
import { SkuRow } from './sku-row';
import { useGridKeys } from './use-grid-keys';
import { useMatrix } from './use-matrix';

/** The skus as a sheet: every combination of the options, with its price, stock and codes. */
export function SkusSection({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const intl = useIntl();
  const { options, rows, isTooLarge, change } = useMatrix();
  const { errors } = useFormState<GoodsValues>();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const wanted = options.flatMap(({ key, values }) =>
    values.some((value) => value.key === chosen[key]) ? (chosen[key] ?? []) : [],
  );
  const shown = rows.filter(({ key }) => wanted.every((one) => key.split('_').includes(one)));
  const { filled, fillDown, handlers } = useGridKeys(shown, change);
  const nameOf = ({ values }: MatrixRow) =>
    values.join(' · ') || intl.formatMessage(messages.onlySku);
  const problemsOf = (row: MatrixRow): CellProblem[] =>
    skuColumns.flatMap((column) => {
      const message = errors.skus?.[row.key]?.[column]?.message;
      return message ? [{ sku: nameOf(row), column, message }] : [];
    });
  return (
    <Section title={intl.formatMessage(messages.skus)} hint={intl.formatMessage(messages.skusHint)}>
      {isTooLarge && (
        <Text role="alert" color="critical">
          <FormattedMessage {...problemMessages.tooManySkus} />
        </Text>
      )}
      <Inline align="end" gap="sm">
        <SkuFilters options={options} chosen={chosen} onChoose={setChosen} />
        {!isReadOnly && (
          <Button
            size="sm"
            title={intl.formatMessage(messages.fillDownHint)}
            onClick={fillDown}
            disabled={shown.length < 2}
          >
            <FormattedMessage {...messages.fillDown} />
          </Button>
        )}
        <Text size="sm" color="muted" role="status">
          {filled > 0
            ? intl.formatMessage(messages.pasted, { count: filled })
            : intl.formatMessage(messages.skuCount, { count: shown.length })}
        </Text>
      </Inline>
      <div className={styles.grid}>
        <table
          className={styles.table}
          aria-label={intl.formatMessage(messages.skus)}
          aria-readonly={isReadOnly || undefined}
          id={controlId('options')}
          tabIndex={-1}
          {...(isReadOnly ? undefined : handlers)}
        >
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage(messages.variant)}</th>
              {skuColumns.map((column) => (
                <th key={column} scope="col">
                  {intl.formatMessage(columnNames[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <SkuRow
                key={row.key}
                row={row}
                at={at}
                name={nameOf(row)}
                invalid={problemsOf(row)
                  .map(({ column }) => column)
                  .join(' ')}
                isReadOnly={isReadOnly}
                onChange={change}
              />
            ))}
          </tbody>
        </table>
      </div>
      <SkuProblems problems={rows.flatMap(problemsOf)} />
    </Section>
  );
}
