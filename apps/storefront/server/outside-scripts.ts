/** A script of another company, which pages load once the visitor has agreed. */
export interface OutsideScript {
  /** Its name, as visitors know it. */
  company: string;
  src: string;
  /** CSP sources that it needs. */
  scripts: string;
  connect: string;
  frames: string;
  styles?: string;
}

/** Stripe's payment form: its frames and API. */
export const STRIPE_FRAMES =
  'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com';
export const STRIPE_API = 'https://api.stripe.com';

/** The same file as that of the card form, which then need not load another. */
const stripe: OutsideScript = {
  company: 'Stripe',
  src: 'https://js.stripe.com/endive/stripe.js',
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  connect: STRIPE_API,
  frames: STRIPE_FRAMES,
};

const GOOGLE = 'https://accounts.google.com/gsi/';
const social = {
  off: undefined,
  google: {
    company: 'Google',
    src: `${GOOGLE}client`,
    scripts: GOOGLE,
    connect: GOOGLE,
    frames: GOOGLE,
    styles: `${GOOGLE}style`,
  },
  facebook: {
    company: 'Facebook',
    src: 'https://connect.facebook.net/en_US/sdk.js',
    scripts: 'https://connect.facebook.net',
    connect: 'https://graph.facebook.com https://www.facebook.com',
    frames: 'https://www.facebook.com https://web.facebook.com',
  },
} satisfies Record<string, OutsideScript | undefined>;

/** The scripts that the settings switch on; none by default. */
export const outsideScripts = (card: boolean, name: keyof typeof social): OutsideScript[] =>
  [card ? stripe : undefined, social[name]].filter((script) => script !== undefined);
