import type { Stripe, StripeElementLocale, StripeElements, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../errors/error-message';
import type { Locale } from '../../i18n/locales';
import { stripeAppearance } from './appearance';
import { type IntentStatus, nextCardPayment } from './card-machine';

interface CardPaymentOptions {
  /** Undefined when cards are not accepted: nothing is loaded then. */
  publishableKey: string | undefined;
  clientSecret: string;
  locale: Locale;
  /** Absolute URL to which a bank redirects the shopper. */
  returnUrl: string;
}

/** Stripe's locales for the mall's languages; not all are supported. */
const locales: Partial<Record<Locale, StripeElementLocale>> = {
  en: 'en',
  'zh-CN': 'zh',
  es: 'es',
  fr: 'fr',
  th: 'th',
};

async function statusOf(stripe: Stripe, clientSecret: string): Promise<IntentStatus> {
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (paymentIntent) return paymentIntent.status;
  if (error?.type === 'authentication_error') return 'refused';
  // Offline, the form shows the problem
  return error?.type === 'api_connection_error' ? 'requires_payment_method' : 'gone';
}

/** Errors that the shopper can correct; otherwise the intent's status decides. */
const isAboutTheCard = ({ type }: StripeError) =>
  type === 'card_error' || type === 'validation_error' || type === 'api_connection_error';

/** Whether this page was loaded as a document, not through the router. */
function hasOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === window.location.pathname;
}

/** Mounts Stripe's form in an element, and pays with it. Its script is loaded on this page only. */
export function useCardPayment(options: CardPaymentOptions) {
  const { publishableKey, clientSecret, locale, returnUrl } = options;
  const intl = useIntl();
  const [payment, tell] = useReducer(nextCardPayment, { state: 'loading' });
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const form = useRef<{ stripe: Stripe; elements: StripeElements }>(undefined);
  useEffect(() => {
    if (!container || !publishableKey) return;
    let left = false;
    const mount = async () => {
      // Reached through the router: the previous page's policy forbids Stripe's frames
      if (!hasOwnDocument()) return window.location.reload();
      const stripe = await loadStripe(publishableKey, { locale: locales[locale] ?? 'en' });
      if (!stripe || left) return;
      const status = await statusOf(stripe, clientSecret);
      if (left) return;
      tell({ type: 'told', status });
      const elements = stripe.elements({ clientSecret, appearance: stripeAppearance(container) });
      const element = elements.create('payment', { layout: 'tabs' });
      element.on('ready', () => tell({ type: 'formReady' }));
      element.on('loaderror', ({ error }) =>
        tell(
          error.type === 'authentication_error'
            ? { type: 'told', status: 'refused' }
            : { type: 'formFailed' },
        ),
      );
      element.mount(container);
      form.current = { stripe, elements };
    };
    mount().catch((error: Error) => {
      // Stripe's script throws this for a key that cannot be one
      if (error.name === 'IntegrationError') tell({ type: 'told', status: 'refused' });
      else if (!left) tell({ type: 'scriptFailed' });
    });
    return () => {
      left = true;
      form.current?.elements.getElement('payment')?.destroy();
      form.current = undefined;
    };
  }, [container, publishableKey, clientSecret, locale]);

  const pay = useCallback(async () => {
    if (!form.current) return;
    const { stripe, elements } = form.current;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    if (error && isAboutTheCard(error)) {
      // Stripe translates its messages about cards
      const { message } = error;
      tell({ type: 'declined', message });
      return;
    }
    const status = paymentIntent?.status ?? (await statusOf(stripe, clientSecret));
    tell({ type: 'told', status });
    if (error) tell({ type: 'declined', message: errorMessage(error, intl) });
  }, [clientSecret, returnUrl, intl]);

  return { payment, setContainer, pay };
}
