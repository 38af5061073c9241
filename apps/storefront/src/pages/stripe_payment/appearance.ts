import type { Appearance } from '@stripe/stripe-js';
import { vars } from '@vermilion/design-system/tokens';

const nameOf = (variable: string) => /^var\((--[^),]+)/.exec(variable)?.[1] ?? '';

/** The brand's tokens for Stripe's form, whose iframe does not see the styles of this page. */
export function stripeAppearance(element: Element): Appearance {
  const style = getComputedStyle(element);
  const read = (variable: string) => style.getPropertyValue(nameOf(variable)).trim();
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: read(vars.color.brandAccent),
      colorBackground: read(vars.color.surface),
      colorText: read(vars.color.text),
      colorTextSecondary: read(vars.color.textMuted),
      colorDanger: read(vars.color.criticalText),
      borderRadius: read(vars.radius.control),
      fontFamily: style.fontFamily,
    },
  };
}
