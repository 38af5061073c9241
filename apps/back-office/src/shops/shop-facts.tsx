import type { OperatorShopDetail } from '@vermilion/api-client/operator';
import { Gallery } from '@vermilion/design-system/gallery';
import { Stack } from '@vermilion/design-system/stack';
import { useIntl } from 'react-intl';
import { Facts } from '../shared/facts';
import { useGalleryLabels } from '../shared/gallery-labels';
import { Section } from '../shared/section';
import { Time } from '../shared/time';
import { labels } from './messages';

/** What a shop says about itself, and its papers. */
export function ShopFacts({ shop }: { shop: OperatorShopDetail }) {
  const intl = useIntl();
  const galleryLabels = useGalleryLabels();
  const papers = intl.formatMessage(labels.papers);
  return (
    <Section title={labels.facts}>
      <Stack>
        <Facts
          facts={[
            [labels.number, String(shop.id)],
            [labels.person, shop.realName],
            [labels.email, shop.email],
            [labels.phone, shop.phone],
            [labels.address, shop.address],
            [labels.intro, shop.intro],
            [labels.holiday, shop.holiday && <Time value={shop.holiday.until} />],
          ]}
        />
        {shop.qualification.length > 0 && (
          <Gallery
            label={papers}
            labels={galleryLabels}
            images={shop.qualification.map((src) => ({ src, alt: papers }))}
          />
        )}
      </Stack>
    </Section>
  );
}
