import { notices } from '../config/notices';
import { unpayableReason } from '../payment/unpayable-reason';
import type { Check } from './check';

const GUESSABLE = /^(change-?me|secret|password|test|demo|vermilion|key|example|x+|0+|1234\d*)$/i;
const SHORTEST = 16;
/** How long before the end the operator is told. */
const DAYS_AHEAD = 30;
const DAY = 86_400_000;

/** Secrets that this mall has set, by their variables. */
const secretsOf = ({
  limitKey,
  changesKey,
}: {
  limitKey: string;
  changesKey?: string | undefined;
}) =>
  Object.entries({ MALL_LIMIT_KEY: limitKey, MALL_CHANGES_KEY: changesKey ?? '' }).filter(
    ([, value]) => value !== '',
  );

/** Settings alone; a real mall is meant where nothing else is said. */
export const settingsChecks: readonly Check[] = [
  {
    name: 'limit-key',
    isFatal: true,
    // A guessable key must not sign the links with which visitors see their orders
    find: ({ settings: { isTrial, limitKey } }) =>
      !isTrial && limitKey === ''
        ? [
            'MALL_LIMIT_KEY is missing: it signs the links to orders of visitors. Set it to a secret of your own, for example that of "openssl rand -hex 32", the same for all servers on one database.',
          ]
        : [],
  },
  {
    name: 'guessable-secrets',
    isFatal: true,
    find: ({ settings }) =>
      settings.isTrial
        ? []
        : secretsOf(settings)
            .filter(([, value]) => GUESSABLE.test(value))
            .map(
              ([name]) =>
                `${name} is a word that anybody guesses. Set it to a secret of your own, for example that of "openssl rand -hex 32".`,
            ),
  },
  {
    name: 'short-secrets',
    isFatal: false,
    find: ({ settings }) =>
      settings.isTrial
        ? []
        : secretsOf(settings)
            .filter(([, value]) => value.length < SHORTEST && !GUESSABLE.test(value))
            .map(
              ([name]) =>
                `${name} is shorter than ${SHORTEST} characters. Take a longer one, for example that of "openssl rand -hex 32".`,
            ),
  },
  {
    name: 'payable',
    isFatal: true,
    find({ settings, policy }) {
      const reason = unpayableReason(settings, policy);
      return reason ? [reason] : [];
    },
  },
  {
    name: 'notices',
    isFatal: false,
    find: ({ settings }) => notices(settings),
  },
  {
    name: 'security-contact',
    isFatal: false,
    find({ settings: { isTrial, securityContacts, securityExpires } }) {
      if (isTrial) return [];
      if (!securityContacts || !securityExpires)
        return [
          'The mall says nowhere whom to tell about a vulnerability. Set MALL_SECURITY_CONTACT (mailto:security@…) and MALL_SECURITY_EXPIRES (a day within a year): the storefront serves them as /.well-known/security.txt.',
        ];
      const days = Math.floor((securityExpires.getTime() - Date.now()) / DAY);
      if (days >= DAYS_AHEAD) return [];
      const when = days < 0 ? 'has expired' : `expires in ${days} days`;
      return [
        `The contact in /.well-known/security.txt ${when}. Check MALL_SECURITY_CONTACT, and set MALL_SECURITY_EXPIRES to a day within a year.`,
      ];
    },
  },
  {
    name: 'provider-keys',
    isFatal: false,
    find: ({ settings: { isTrial, stripe, paypal, twilio, google, facebook } }) => [
      ...(stripe && !isTrial && stripe.secretKey.includes('_test_')
        ? [
            'MALL_STRIPE_SECRET_KEY is a test key: no card is charged. Take the live keys of your account.',
          ]
        : []),
      ...(paypal && !isTrial && paypal.url.includes('sandbox')
        ? [
            'MALL_PAYPAL_URL is PayPal’s sandbox: no payment is real. Unset it, and take the live app.',
          ]
        : []),
      ...(twilio && !/^AC[0-9a-f]{32}$/i.test(twilio.accountSid)
        ? [
            'MALL_TWILIO_ACCOUNT_SID does not look like one: they are AC and 32 hexadecimal digits. Copy it from Twilio’s console.',
          ]
        : []),
      ...(google && !google.clientId.endsWith('.apps.googleusercontent.com')
        ? [
            'MALL_GOOGLE_CLIENT_ID does not end in .apps.googleusercontent.com. Copy it from Google’s console.',
          ]
        : []),
      ...(facebook && !/^\d{5,}$/.test(facebook.appId)
        ? ['MALL_FACEBOOK_APP_ID is not a number. Copy it from Meta’s console.']
        : []),
    ],
  },
];
