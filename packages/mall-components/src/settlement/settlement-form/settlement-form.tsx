'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { FormattedMessage } from 'react-intl';
import type { LoginCaptcha } from '../../login/form/captcha-field';
import { DefaultButton } from '../../login/form/default-button';
import * as section from '../../order/order-detail-view/order-detail-view.css';
import { Section } from '../../order/order-detail-view/section';
import { PictureField } from '../../pictures/picture-field';
import { messages } from '../messages';
import type { SettlementCategory, SettlementType } from '../types';
import { AgreementField } from './agreement-field';
import { useFieldOf } from './field-of';
import { PersonFields } from './person-fields';
import * as styles from './settlement-form.css';
import { ShopFields } from './shop-fields';
import type { SendCode } from './use-email-code';
import { useSettlementForm, type SettlementFormOptions } from './use-settlement-form';

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
  categories: readonly SettlementCategory[];
  types: readonly SettlementType[];
  /** HTML sanitised by the server; an empty string when there is none. */
  agreement: string;
  /** The captcha from the server, once it has required one. */
  captcha?: LoginCaptcha;
  /** Sends a code by e-mail; rejects with a `LoginError`. */
  onSendCode: SendCode;
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
 * An application to open a shop. All fields are validated on submit, and the first invalid one receives
 * focus. It imports the data of all countries: load it on demand.
 */
export function SettlementForm(props: SettlementFormProps) {
  const { categories, types, agreement, captcha = {}, knownEmail } = props;
  const form = useSettlementForm(props);
  const field = useFieldOf(form);
  const { problems } = form;
  return (
    <form
      method="post"
      noValidate
      data-component="settlement-form"
      className={styles.form}
      onSubmit={form.handleSubmit}
    >
      <DefaultButton />
      <Section title={messages.shop}>
        <ShopFields {...{ form, field, categories, types }} />
      </Section>
      <Section title={messages.contact}>
        <PersonFields
          {...{ form, field, captcha }}
          onSendCode={props.onSendCode}
          onRefreshCaptcha={props.onRefreshCaptcha}
        />
      </Section>
      <Section title={messages.licence}>
        <PictureField
          uploads={form.uploads}
          controlId={form.idOf('pictures')}
          maxFiles={MAX_PICTURES}
          texts={pictureTexts}
          problem={problems.pictures ? messages[problems.pictures] : form.unfinished}
          onChange={form.picturesChanged}
        />
      </Section>
      <div className={`${section.section} ${styles.foot}`}>
        <AgreementField
          id={form.idOf('agreed')}
          html={agreement}
          agreed={form.agreed}
          wrong={problems.agreed !== undefined}
          onChange={form.setAgreed}
        />
        {form.failure !== undefined && (
          <Alert tone="critical" role="alert">
            {form.failure || <FormattedMessage {...messages.sendFailed} />}
          </Alert>
        )}
        <Button variant="primary" type="submit" size="lg" pending={form.pending}>
          <FormattedMessage {...(knownEmail === undefined ? messages.send : messages.save)} />
        </Button>
      </div>
    </form>
  );
}
