'use client';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { useTexts } from './use-texts';

/** Yours to write: with a lawyer, for the countries that you sell to. */
function NotWritten({ title }: { title: string }) {
  const texts = useTexts();
  return (
    <Stack gap="md">
      <title>{`${title} – ${texts.mallName}`}</title>
      <Heading level={1}>{title}</Heading>
      <Text>{texts.notWritten}</Text>
      <Text>{texts.notWrittenDetail}</Text>
    </Stack>
  );
}

export const TermsPage = () => <NotWritten title={useTexts().terms} />;
export const PrivacyPage = () => <NotWritten title={useTexts().privacy} />;
