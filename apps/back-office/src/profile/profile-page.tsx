import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { LinkBase } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OfShop } from '../session/of-shop';
import { Page } from '../shared/page';
import { messages } from './messages';

/** The parts of a shop, each with an address of its own. */
const parts = [
  ['profile', '/shop'],
  ['home', '/shop/home'],
  ['holiday', '/shop/holiday'],
  ['categories', '/shop/categories'],
] as const;

export interface ProfilePageProps {
  part: (typeof parts)[number][0];
  children: (shopId: number) => ReactNode;
}

/** The page of a part of a shop, with links to the others. */
export function ProfilePage({ part, children }: ProfilePageProps) {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(part === 'profile' ? messages.title : messages[part])}>
      <nav aria-label={intl.formatMessage(messages.sections)}>
        <Inline gap="xs">
          {parts.map(([name, href]) => (
            <Button key={name} asChild variant={name === part ? 'soft' : 'ghost'}>
              <LinkBase href={href} aria-current={name === part ? 'page' : undefined}>
                <FormattedMessage {...messages[name]} />
              </LinkBase>
            </Button>
          ))}
        </Inline>
      </nav>
      <OfShop>{children}</OfShop>
    </Page>
  );
}
