import { render, toPlainText } from '@react-email/render';
import { type MailContent, MallMail } from './mail';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** `List-Unsubscribe` and its one-click form (RFC 8058), where the mail is not transactional. */
  headers: Record<string, string>;
}

/** Headings in capitals are shouted, and many scripts have none. */
const asWritten = ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } }));

/** Renders a mail; HTML and plain text are of one source. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  const html = await render(<MallMail {...content} />);
  const { subject, stopUrl } = content;
  const headers: Record<string, string> = stopUrl
    ? {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};
  return { subject, html, text: toPlainText(html, { selectors: asWritten }), headers };
}
