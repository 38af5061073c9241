import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Img } from '@react-email/img';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Facts } from './facts';
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
  /** As written, a line for each parcel that arrives on other days; empty where nobody knows. */
  arrival: readonly string[];
}

interface OrderSummaryProps {
  order: OrderFacts;
  language: MailLanguage;
}

/** What was ordered, for how much, to where and by when. */
export function OrderSummary({ order, language }: OrderSummaryProps) {
  const { lines, sums, address, arrival } = order;
  const words = (id: 'arrival' | 'address') => formatMessage(language, `order.${id}`);
  const facts = [
    { label: words('arrival'), lines: arrival },
    { label: words('address'), lines: address },
  ];
  return (
    <>
      <Heading as="h2" style={styles.title}>
        {formatMessage(language, 'order.items')}
      </Heading>
      {lines.map((line, at) => (
        <Line key={at} line={line} language={language} />
      ))}
      <Section style={styles.sums}>
        {sums.map(({ label, amount }, at) => {
          const isTotal = at === sums.length - 1;
          return (
            <Row key={label} style={styles.sum}>
              <Column
                style={isTotal ? styles.total : styles.small}
                className={isTotal ? undefined : 'quiet'}
              >
                {label}
              </Column>
              <Column style={isTotal ? styles.totalAmount : styles.amount}>{amount}</Column>
            </Row>
          );
        })}
      </Section>
      <Facts facts={facts} />
    </>
  );
}

const Line = ({ line, language }: { line: OrderLine; language: MailLanguage }) => {
  const quantity = formatMessage(language, 'order.quantity', { quantity: line.quantity });
  const more = [line.options, quantity].filter(Boolean).join(' · ');
  return (
    <Section style={styles.line} className="rule">
      <Row>
        {line.picture && (
          <Column style={styles.pictureCell}>
            <Img src={line.picture} alt="" width={56} height={56} style={styles.picture} />
          </Column>
        )}
        <Column style={styles.name}>
          <Text style={styles.strong}>{line.name}</Text>
          <Text style={styles.small} className="quiet">
            {more}
          </Text>
        </Column>
        <Column style={styles.amount}>{line.amount}</Column>
      </Row>
    </Section>
  );
};
