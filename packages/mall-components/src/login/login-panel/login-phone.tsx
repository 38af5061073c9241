'use client';
import { Skeleton } from '@vermilion/design-system/skeleton';
import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { PhoneFieldProps } from '../../country-code';
import { LoadingRegion } from '../../internal/loading-region';
import { loginFormNames } from '../login-form-data';
import { loginTable } from '../login-table';
import { messages } from '../messages';
import { type LoginPartProps, useFieldProps } from './field-props';
import * as styles from './login-panel.css';
import { PlainPhone } from './plain-phone';

interface Loaded {
  default: ComponentType<PhoneFieldProps>;
}

async function load(): Promise<Loaded> {
  try {
    const { PhoneField: Field } = await import('../../country-code');
    return { default: Field };
  } catch {
    return { default: PlainPhone };
  }
}

let prepared: Loaded | undefined;

/**
 * Loads the phone field before a page is rendered, so that the server can render it and it works without
 * scripts.
 */
export async function preloadPhoneField(): Promise<void> {
  prepared ??= await load();
}

/** A thenable that resolves synchronously, so that React does not suspend. */
const atOnce = (loaded: Loaded) =>
  ({ then: (done: (result: Loaded) => void) => done(loaded) }) as Promise<Loaded>;

/** The field with the data of all countries, which sign-in by e-mail does not load. */
const PhoneField = lazy(() => (prepared ? atOnce(prepared) : load()));

const Loading = () => (
  <LoadingRegion>
    <div className={styles.phoneLoading}>
      {['country', 'phone'].map((part) => (
        <div key={part} className={styles.fieldLoading}>
          <Skeleton shape="text" width="1/2" />
          <Skeleton className={styles.controlLoading} />
        </div>
      ))}
    </div>
  </LoadingRegion>
);

interface LoginPhoneProps extends LoginPartProps {
  flagsSrc?: string;
}

/** The phone number with its country. */
export function LoginPhone({ flagsSrc, ...part }: LoginPhoneProps) {
  const intl = useIntl();
  const { state, send } = part;
  const shared = useFieldProps(part)('phone');
  const optional = loginTable[state.mode].optional?.includes('phone');
  return (
    <Suspense fallback={<Loading />}>
      <PhoneField
        {...shared}
        flagsSrc={flagsSrc}
        plainCountryName={loginFormNames.plainCountry}
        label={intl.formatMessage(optional ? messages.phoneOptional : messages.phone)}
        country={state.country.code}
        onCountryChange={({ code, dialCode }) =>
          send({ type: 'COUNTRY.CHANGE', country: { code, dialCode } })
        }
        onValueChange={(value) => send({ type: 'FIELD.CHANGE', field: 'phone', value })}
      />
    </Suspense>
  );
}
