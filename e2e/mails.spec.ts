import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { mailSamples } from './support/mail-samples';

const languages = ['en', 'zh-CN', 'es', 'fr', 'th', 'lo'];
/** A phone, and the column of a mail program. */
const widths = [320, 640];

/** Landmarks are those of the mail program, whose page a mail is a part of. */
const ofPages = ['landmark-one-main', 'region'];

const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Shows mails beside each other, each in a frame of a width: one page for all of them. */
const show = (page: Page, mails: readonly { html: string }[], width: number) =>
  page.setContent(
    mails
      .map(({ html }) => `<iframe width="${width}" srcdoc="${escaped(html)}"></iframe>`)
      .join(''),
  );

interface Shown {
  /** Elements that are wider than the mail. */
  wide: string[];
  lines: string[];
  links: string[];
  buttons: number;
}

/** What there is to see of the mails. */
const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map(({ contentDocument }) => {
      const { documentElement, body } = contentDocument!;
      const all = [...body.querySelectorAll<HTMLElement>('*')];
      const links = all.filter(
        (element) => element instanceof element.ownerDocument.defaultView!.HTMLAnchorElement,
      );
      return {
        wide: all
          .filter((it) => it.getBoundingClientRect().right > documentElement.clientWidth + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        lines: body.innerText.split('\n').filter((line) => line.trim() !== ''),
        links: links.map((link) => (link as HTMLAnchorElement).href),
        buttons: links.filter((it) => getComputedStyle(it).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .length,
      };
    }),
  );

/** Without blanks: programs break lines where they like. */
const compact = (text: string) => text.replaceAll(/\s/g, '');

for (const language of languages) {
  test(`mails in ${language} fit a phone, have one button, and say the same as text`, async ({
    page,
  }) => {
    const mails = await mailSamples(language);
    for (const width of widths) {
      await show(page, mails, width);
      const seen = await shown(page);
      expect(seen).toHaveLength(mails.length);
      for (const [at, { wide, lines, links, buttons }] of seen.entries()) {
        const { event, text } = mails[at]!;
        expect(wide, `what is too wide in ${event}`).toEqual([]);
        expect(buttons, `buttons of ${event}`).toBe(1);
        const missing = lines.filter((line) => !compact(text).includes(compact(line)));
        expect(missing, `what the plain text of ${event} lacks`).toEqual([]);
        for (const link of links) expect(text, event).toContain(link.replace(/\/$/, ''));
      }
    }
  });
}

// One of each shape: with goods and facts, with facts alone, and with a way to stop it
for (const colorScheme of ['light', 'dark'] as const) {
  test(`mails have contrast and names, ${colorScheme}`, async ({ page }) => {
    const mails = await mailSamples('en');
    await page.emulateMedia({ colorScheme });
    for (const shape of ['orderShipped', 'payoutPaid', 'couponExpiring']) {
      await page.setContent(mails.find(({ event }) => event === shape)?.html ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolations(page, { without: ofPages });
    }
  });
}
