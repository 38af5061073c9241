/** The page with Stripe's form. The server reads it too, since it allows Stripe's frames only there. */
export const CARD_FORM_PATH = '/order/stripe_payment';
