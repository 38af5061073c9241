import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type Fact, Facts } from './facts';
import { formatMessage, type MailLanguage } from './format';
import { mailColors } from './mail-colors';
import { type OrderFacts, OrderSummary } from './order-summary';
import { darkStyles, styles } from './styles';

/** How the mall looks in its mails. */
export interface Brand {
  name: string;
  /** Absolute address of the mall. */
  url: string;
  /** `#rrggbb`, of the button and the mark; what is written in it or on it is made readable. */
  color: string;
}

export interface MailContent {
  language: MailLanguage;
  brand: Brand;
  /** The subject, which is the heading, too. */
  subject: string;
  /** Paragraphs. */
  texts: readonly string[];
  button?: { label: string; url: string };
  /** What is read off it, such as a tracking number. */
  facts?: readonly Fact[] | undefined;
  order?: OrderFacts | undefined;
  /** Where mails of this kind are stopped; undefined for transactional ones. */
  stopUrl?: string | undefined;
}

/** The one layout of all mails. */
export function MallMail(content: MailContent) {
  const { language, brand, subject, texts, button, facts, order, stopUrl } = content;
  const { fill, onFill, link } = mailColors(brand.color);
  return (
    <Html lang={language}>
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles(link.dark)}</style>
      </Head>
      <Body style={styles.body} className="page">
        <Preview>{texts[0] ?? subject}</Preview>
        <Container style={{ ...styles.card, borderTopColor: fill }} className="card">
          <Section style={styles.inside}>
            <Text style={styles.brand} className="brand">
              <Link href={brand.url} style={{ color: link.light, textDecoration: 'none' }}>
                {brand.name}
              </Link>
            </Text>
            <Heading style={styles.heading}>{subject}</Heading>
            {texts.map((text) => (
              <Text key={text} style={styles.text}>
                {text}
              </Text>
            ))}
            {button && (
              <Button
                href={button.url}
                style={{ ...styles.button, backgroundColor: fill, color: onFill }}
              >
                {button.label}
              </Button>
            )}
            {facts && <Facts facts={facts} />}
            {order && <OrderSummary order={order} language={language} />}
          </Section>
        </Container>
        <Section style={styles.footer} className="footer">
          <Text style={styles.footerText}>
            {formatMessage(language, 'footer.reason', { mall: brand.name })}
          </Text>
          {stopUrl && (
            <Text style={styles.footerText}>
              <Link href={stopUrl} style={styles.stop}>
                {formatMessage(language, 'footer.stop')}
              </Link>
            </Text>
          )}
        </Section>
      </Body>
    </Html>
  );
}
