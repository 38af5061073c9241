'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Select } from '@vermilion/design-system/select';
import { TextArea } from '@vermilion/design-system/text-area';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as common } from '../../internal/messages';
import { PictureField } from '../../pictures/picture-field';
import { Section } from '../../order/order-detail-view/section';
import * as section from '../../order/order-detail-view/order-detail-view.css';
import { ShopTitle } from '../../order/order-card/shop-title';
import { Price } from '../../settings';
import { messages } from '../messages';
import type { RefundReason } from '../types';
import { RefundFormLine } from './refund-form-line';
import * as styles from './refund-form.css';
import { useRefundForm, type RefundFormOptions } from './use-refund-form';

const REMARK_LENGTH = 100;

export interface RefundFormProps extends RefundFormOptions {
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
  const { problems, ids } = form;
  const problemId = `${ids.lines}-problem`;
  return (
    <form
      method="post"
      noValidate
      data-component="refund-form"
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
                controlId={index === 0 ? ids.lines : undefined}
                problemId={problems.lines && problemId}
              />
            ))}
          </ul>
        </div>
        {problems.lines && (
          <p id={problemId} role="alert" className={styles.problem}>
            <FormattedMessage {...problems.lines} />
          </p>
        )}
      </Section>
      <Section title={messages.why}>
        <div className={styles.why}>
          <Select
            id={ids.reason}
            name="text"
            aria-required
            label={formatMessage(messages.reason)}
            value={form.reason}
            error={problems.reason && formatMessage(problems.reason)}
            onChange={({ target }) => form.setReason(target.value)}
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
            value={form.remark}
            maxLength={REMARK_LENGTH}
            counter
            countLabel={(left) => formatMessage(common.charactersLeft, { left })}
            onChange={({ target }) => form.setRemark(target.value)}
          />
          <PictureField {...form.pictures} />
        </div>
      </Section>
      <div className={section.section}>
        {form.failure !== undefined && (
          <Alert tone="critical" role="alert">
            {form.failure || <FormattedMessage {...messages.sendFailed} />}
          </Alert>
        )}
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
    </form>
  );
}
