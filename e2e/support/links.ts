import type { Page } from '@playwright/test';

/** What a document says about itself and where it leads to, as paths of this mall. */
export interface Linked {
  lang: string;
  /** Links to other pages of the mall in this document's language. */
  links: string[];
  /** Links that say that they lead to another language. */
  languages: { lang: string; href: string }[];
  /** Where forms without scripts lead to. */
  forms: string[];
  /** Links to a part of the same page that has no such part. */
  lostAnchors: string[];
}

/** Reads the links of a document as the browser would, without showing it or running its scripts. */
export const readLinks = (page: Page, html: string, path: string): Promise<Linked> =>
  page.evaluate(
    ([text, own]) => {
      const dom = new DOMParser().parseFromString(text, 'text/html');
      const { origin } = window.location;
      const anchors = [...dom.querySelectorAll<HTMLAnchorElement>('a[href]')].map((anchor) => ({
        hreflang: anchor.hreflang,
        url: new URL(anchor.getAttribute('href') ?? '', origin + own),
      }));
      // a picture that a link shows in its full size is no page
      const inside = anchors.filter(
        ({ url }) => url.origin === origin && !url.pathname.startsWith('/picture/'),
      );
      const pathOf = ({ pathname, search }: URL) => pathname + search;
      const anchored = inside.filter(({ url }) => url.hash && pathOf(url) === own);
      return {
        lang: dom.documentElement.lang,
        links: inside.filter(({ hreflang }) => !hreflang).map(({ url }) => pathOf(url)),
        languages: inside
          .filter(({ hreflang }) => hreflang)
          .map(({ hreflang, url }) => ({ lang: hreflang, href: pathOf(url) })),
        forms: [...dom.querySelectorAll('form')]
          .map((form) => new URL(form.getAttribute('action') ?? own, origin + own))
          .filter((url) => url.origin === origin)
          .map(pathOf),
        lostAnchors: anchored
          .map(({ url }) => url.hash)
          .filter((hash) => !dom.getElementById(decodeURIComponent(hash.slice(1)))),
      };
    },
    [html, path] as const,
  );
