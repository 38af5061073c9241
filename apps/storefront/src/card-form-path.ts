/** The page with Stripe's form. The server, which allows its frames there alone, reads it from here too. */
export const CARD_FORM_PATH = '/order/stripe_payment';
