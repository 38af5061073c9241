import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Img } from '@react-email/img';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { formatMessage, type MailLanguage } from './format';
import { styles } from './styles';

export interface OrderLine {
  name: string;
  /** The chosen options, empty for none. */
  options: string;
  quantity: number;
  /** As written: `$12.50` */
  amount: string;
  /** Absolute address of a picture. */
  picture: string | null;
}

export interface OrderFacts {
  lines: readonly OrderLine[];
  /** From goods to total, as written. */
  sums: readonly { label: string; amount: string }[];
  /** Lines of the delivery address; empty for what is not shipped. */
  address: readonly string[];
  /** As written; null where nobody knows. */
  arrival: string | null;
}

interface OrderSummaryProps {
  order: OrderFacts;
  language: MailLanguage;
}

/** What was ordered, for how much, to where and by when. */
export function OrderSummary({ order, language }: OrderSummaryProps) {
  const { lines, sums, address, arrival } = order;
  return (
    <>
      <Title>{formatMessage(language, 'order.items')}</Title>
      <Section>
        {lines.map((line, at) => (
          <Row key={at} style={styles.row}>
            {line.picture && (
              <Column style={styles.picture}>
                <Img src={line.picture} alt="" width={56} height={56} />
              </Column>
            )}
            <Column>
              <Text style={styles.strong}>{line.name}</Text>
              <Text style={styles.small}>
                {[
                  line.options,
                  formatMessage(language, 'order.quantity', { quantity: line.quantity }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Column>
            <Column style={styles.amount}>{line.amount}</Column>
          </Row>
        ))}
      </Section>
      <Section style={styles.sums}>
        {sums.map(({ label, amount }, at) => (
          <Row key={label}>
            <Column style={at === sums.length - 1 ? styles.strong : styles.small}>{label}</Column>
            <Column style={styles.amount}>{amount}</Column>
          </Row>
        ))}
      </Section>
      {arrival && <Fact title={formatMessage(language, 'order.arrival')} lines={[arrival]} />}
      {address.length > 0 && (
        <Fact title={formatMessage(language, 'order.address')} lines={address} />
      )}
    </>
  );
}

const Title = ({ children }: { children: string }) => (
  <Heading as="h2" style={styles.title}>
    {children}
  </Heading>
);

const Fact = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <Title>{title}</Title>
    {lines.map((line) => (
      <Text key={line} style={styles.line}>
        {line}
      </Text>
    ))}
  </>
);
