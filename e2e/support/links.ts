import type { Page } from '@playwright/test';

/** Metadata and links of a document, as paths of this mall. */
export interface Linked {
  lang: string;
  /** Links to other pages of the mall in the same language. */
  links: string[];
  /** Links to other languages. */
  languages: { lang: string; href: string }[];
  /** Actions of forms without scripts. */
  forms: string[];
  /** Fragment links without a target. */
  lostAnchors: string[];
}

/** Parses the links of a document like a browser, without running scripts. */
export const readLinks = (page: Page, html: string, path: string): Promise<Linked> =>
  page.evaluate(
    ([text, own]) => {
      const dom = new DOMParser().parseFromString(text, 'text/html');
      const { origin } = window.location;
      const anchors = [...dom.querySelectorAll<HTMLAnchorElement>('a[href]')].map((anchor) => ({
        hreflang: anchor.hreflang,
        url: new URL(anchor.getAttribute('href') ?? '', origin + own),
      }));
      // a link to a full-size image is not a page
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
