'use client';
import { Container } from '@vermilion/design-system/container';
import { useToast } from '@vermilion/design-system/toast';
import { Footer } from '@vermilion/mall-components/footer';
import { Header } from '@vermilion/mall-components/header';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { languageName, locales } from './language';
import { links, ownLinks } from './links';
import type { FrameData } from './load';
import { useGoTo } from './navigate';
import { useSignIn } from './sign-in';
import { useCart } from './use-cart';
import { useTexts } from './use-texts';
import { useLogOut, useUser } from './use-user';

const languages = locales.map((tag) => ({
  tag,
  label: languageName(tag),
  href: ownLinks.language(tag),
}));

/** Header and footer around a page. */
export function PageFrame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const { locale } = useIntl();
  const texts = useTexts();
  const goTo = useGoTo();
  const signIn = useSignIn();
  const { show } = useToast();
  const user = useUser();
  const logOut = useLogOut();
  const rows = useCart().data?.shops.flatMap((shop) => shop.rows) ?? [];
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const account = user && {
    user: { nickname: user.nickname, avatarSrc: user.avatar, email: user.email ?? undefined },
    overviewHref: ownLinks.profile,
    ordersHref: links.orders(),
    onLogOut: logOut,
  };
  const about = [
    { label: texts.terms, href: ownLinks.terms },
    { label: texts.privacy, href: ownLinks.privacy },
  ];
  return (
    <>
      <Header
        mallName={texts.mallName}
        logoSrc="/logo.svg"
        darkLogoSrc="/logo-dark.svg"
        homeHref={links.home()}
        categories={frame.categories}
        search={{
          action: links.home(),
          hotWords: frame.hotWords,
          onSearch: (title) => goTo(ownLinks.find(title)),
        }}
        cart={{ href: ownLinks.cart, count: user ? pieces : 0 }}
        account={account}
        signInHref={ownLinks.profile}
        onSignIn={() => signIn()}
        topBar={{
          homeHref: links.home(),
          ordersHref: links.orders(),
          language: { languages, current: locale },
          onHint: (message) => show({ message }),
        }}
      />
      <Container asChild>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </Container>
      <Footer
        columns={[{ id: 'about', title: texts.aboutMall, links: about }]}
        language={{ languages, current: locale }}
        copyright={`© ${texts.mallName}`}
      />
    </>
  );
}
