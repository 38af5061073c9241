'use client';
import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { FormattedMessage } from 'react-intl';
import { SubmissionAlert } from '../../error/submission-alert';
import { FormSummary } from '../../internal/form-summary';
import type { LoginCaptcha } from '../../login/form/captcha-field';
import { DefaultButton } from '../../login/form/default-button';
import * as section from '../../order/order-detail-view/order-detail-view.css';
import { Section } from '../../order/order-detail-view/section';
import { PictureField } from '../../pictures/picture-field';
import { messages } from '../messages';
import type { SettlementCategory, SettlementType } from '../types';
import { AgreementField } from './agreement-field';
import { PersonFields } from './person-fields';
import * as styles from './settlement-form.css';
import { ShopFields } from './shop-fields';
import { type SettlementFormOptions, useSettlementForm } from './use-settlement-form';

const MAX_PICTURES = 10;
const pictureTexts = {
  label: messages.pictures,
  hint: messages.picturesHint,
  tooMany: messages.tooMany,
};

export interface SettlementFormProps extends SettlementFormOptions {
  /** Initial values: a draft, or an application to change. */
  initial?: SettlementFormOptions['initial'];
  /** Images uploaded earlier. */
  initialPictures?: SettlementFormOptions['initialPictures'];
  /** E-mail of the application to change: no code is needed for it. */
  knownEmail?: SettlementFormOptions['knownEmail'];
  /** The mall's categories of shops, in display order. */
  categories: readonly SettlementCategory[];
  /** The mall's types of shops, in display order. */
  types: readonly SettlementType[];
  /** HTML sanitised by the server; an empty string when there is none. */
  agreement: string;
  /** The captcha from the server, once it has required one. */
  captcha?: LoginCaptcha;
  /** Sends a code by e-mail; rejects with a `LoginError`. */
  onSendCode: SettlementFormOptions['onSendCode'];
  /** Requests another captcha. */
  onRefreshCaptcha: () => void;
  /** Called on every change, to store the draft. */
  onDraftChange?: SettlementFormOptions['onDraftChange'];
  /** Called with the URLs of the images when they change. */
  onPicturesChange?: SettlementFormOptions['onPicturesChange'];
  /** The message of a `ShopperError` is shown; the input is kept. */
  onSubmit: SettlementFormOptions['onSubmit'];
  /** Uploads an image and resolves to its URL. */
  onUpload: SettlementFormOptions['onUpload'];
}

/**
 * An application to open a shop. All fields are validated on submit, and a summary of the invalid ones
 * receives focus. It imports the data of all countries: load it on demand.
 */
export function SettlementForm(props: SettlementFormProps) {
  const { categories, types, agreement, captcha = {}, knownEmail } = props;
  const form = useSettlementForm(props);
  const { state, send, errors } = form;
  return (
    <Form
      data-component="settlement-form"
      errors={errors}
      summary={<FormSummary errors={errors} />}
      className={styles.form}
      onSubmit={form.handleSubmit}
    >
      <DefaultButton />
      <Section title={messages.shop}>
        <ShopFields {...{ form, categories, types }} />
      </Section>
      <Section title={messages.contact}>
        <PersonFields {...{ form, captcha }} onRefreshCaptcha={props.onRefreshCaptcha} />
      </Section>
      <Section title={messages.licence}>
        <PictureField
          uploads={form.uploads}
          controlId={form.idOf('pictures')}
          maxFiles={MAX_PICTURES}
          texts={pictureTexts}
          error={form.errorOf('pictures')}
          onChange={() => send({ type: 'PICTURES.CHANGE' })}
        />
      </Section>
      <div className={`${section.section} ${styles.foot}`}>
        <AgreementField
          id={form.idOf('agreed')}
          html={agreement}
          agreed={state.agreed}
          error={form.errorOf('agreed')}
          onChange={(agreed) => send({ type: 'AGREEMENT.CHANGE', agreed })}
        />
        <SubmissionAlert failure={form.failure} fallback={messages.sendFailed} />
        <Button variant="primary" type="submit" size="lg" pending={form.pending}>
          <FormattedMessage {...(knownEmail === undefined ? messages.send : messages.save)} />
        </Button>
      </div>
    </Form>
  );
}
