import { Grid } from '@vermilion/design-system/grid';
import { Heading } from '@vermilion/design-system/heading';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceField } from '../shared/choice-field';
import { LineField, LinesField } from '../shared/form-fields';
import { PicturesField } from '../shared/pictures-field';
import { TranslatedField } from '../shared/translated-field';
import { HoursFields } from './hours-fields';
import { labels, messages, serviceNames } from './messages';
import { singlePictures } from './profile-values';

/** By the contract. */
const INTRO_LENGTH = 2000;
const MOST_PICTURES = 10;
const SERVICES = ['email', 'phone', 'message', 'H5'] as const;

/** The fields of the profile of a shop. */
export function ProfileFields() {
  const intl = useIntl();
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const two = { base: 1, md: 2 } as const;
  return (
    <>
      <LineField name="name" label={text('name')} maxLength={60} required />
      <LinesField name="intro" label={text('intro')} maxLength={INTRO_LENGTH} />
      <TranslatedField name="intro" label={text('intro')} maxLength={INTRO_LENGTH} isLong />
      <LineField name="keywords" label={text('keywords')} maxLength={200} />
      <Heading level={2} size="lg">
        <FormattedMessage {...messages.look} />
      </Heading>
      <Grid columns={two} gap="md">
        {singlePictures.map((name) => (
          <PicturesField key={name} name={name} label={text(name)} maxFiles={1} />
        ))}
      </Grid>
      <PicturesField
        name="pcBanner"
        label={text('pcBanner')}
        hint={text('pcBannerHint')}
        maxFiles={MOST_PICTURES}
      />
      <HoursFields />
      <Heading level={2} size="lg">
        <FormattedMessage {...messages.contacts} />
      </Heading>
      <ChoiceField
        name="serviceType"
        label={text('service')}
        options={SERVICES.map((value) => ({
          value,
          title: intl.formatMessage(serviceNames[value]),
        }))}
      />
      <LineField name="serviceValue" label={text('serviceValue')} maxLength={500} />
      <Grid columns={two} gap="md">
        <LineField name="realName" label={text('realName')} maxLength={100} />
        <LineField name="email" label={text('email')} type="email" maxLength={200} />
        <LineField name="phone" label={text('phone')} type="tel" maxLength={40} />
        <LineField name="address" label={text('address')} maxLength={500} />
      </Grid>
      <PicturesField name="qualification" label={text('qualification')} maxFiles={MOST_PICTURES} />
    </>
  );
}
