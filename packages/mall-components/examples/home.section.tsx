import { GoodsGrid, type GoodsSummary } from '@vermilion/mall-components/goods';
import { Section } from '@vermilion/mall-components/home';

export const Example = ({ goods }: { goods: GoodsSummary[] }) => (
  <Section title="New in our shops">
    <GoodsGrid goods={goods} columns={4} headingLevel={3} />
  </Section>
);
