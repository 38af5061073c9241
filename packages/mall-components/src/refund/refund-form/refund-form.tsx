'use client';
import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { Select } from '@vermilion/design-system/select';
import { TextArea } from '@vermilion/design-system/text-area';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubmissionAlert } from '../../error/submission-alert';
import { FormSummary } from '../../internal/form-summary';
import { messages as common } from '../../internal/messages';
import { ShopTitle } from '../../order/order-card/shop-title';
import * as section from '../../order/order-detail-view/order-detail-view.css';
import { Section } from '../../order/order-detail-view/section';
import { PictureField } from '../../pictures/picture-field';
import { Price } from '../../settings';
import { messages } from '../messages';
import type { RefundReason } from '../types';
import * as styles from './refund-form.css';
import { RefundFormLine } from './refund-form-line';
import { type RefundFormOptions, useRefundForm } from './use-refund-form';

const REMARK_LENGTH = 100;

export interface RefundFormProps extends RefundFormOptions {
  /** In display order. */
  reasons: readonly RefundReason[];
  /** The message of a `ShopperError` is shown; the input is kept. */
  onApply: RefundFormOptions['onApply'];
  /** Uploads an image and resolves to its URL. */
  onUpload: RefundFormOptions['onUpload'];
}

/** An application for a refund: units by line, reason, and the amount. */
export function RefundForm({ reasons, ...options }: RefundFormProps) {
  const { formatMessage } = useIntl();
  const form = useRefundForm(options);
  const { shop, lines } = options.order;
  const { draft, errors, idOf, errorOf } = form;
  const linesError = errorOf('lines');
  const linesErrorId = `${idOf('lines')}-error`;
  return (
    <Form
      data-component="refund-form"
      errors={errors}
      summary={<FormSummary errors={errors} />}
      className={styles.form}
      onSubmit={form.handleSubmit}
    >
      <Section title={messages.goods}>
        <div>
          <ShopTitle shop={shop} />
          <ul className={styles.lines}>
            {lines.map((line, index) => (
              <RefundFormLine
                key={line.id}
                line={line}
                pieces={form.chosen.get(line.id) ?? 0}
                onPiecesChange={(pieces) => form.choose(line.id, pieces)}
                controlId={index === 0 ? idOf('lines') : undefined}
                problemId={linesError && linesErrorId}
              />
            ))}
          </ul>
        </div>
        {linesError && (
          <p id={linesErrorId} className={styles.problem}>
            {linesError}
          </p>
        )}
      </Section>
      <Section title={messages.why}>
        <div className={styles.why}>
          <Select
            id={idOf('reason')}
            name="text"
            aria-required
            label={formatMessage(messages.reason)}
            value={draft.reason}
            error={errorOf('reason')}
            onChange={({ target }) => form.change({ reason: target.value })}
          >
            <option value="">{formatMessage(messages.chooseReason)}</option>
            {reasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <TextArea
            name="remark"
            label={formatMessage(messages.remark)}
            value={draft.remark}
            maxLength={REMARK_LENGTH}
            counter
            countLabel={(left) => formatMessage(common.charactersLeft, { left })}
            onChange={({ target }) => form.change({ remark: target.value })}
          />
          <PictureField
            uploads={form.uploads}
            controlId={idOf('pictures')}
            error={errorOf('pictures')}
          />
        </div>
      </Section>
      <div className={section.section}>
        <SubmissionAlert failure={form.failure} fallback={messages.sendFailed} />
        <div className={styles.foot}>
          <div className={styles.sum}>
            <p role="status" className={styles.total}>
              <FormattedMessage {...messages.amount} />
              <Price minor={form.amountMinor} size="xl" />
            </p>
            <p className={styles.hint}>
              <FormattedMessage {...messages.amountHint} />
            </p>
          </div>
          <Button
            variant="primary"
            type="submit"
            size="lg"
            pending={form.pending}
            className={styles.send}
          >
            <FormattedMessage {...messages.send} />
          </Button>
        </div>
      </div>
    </Form>
  );
}
