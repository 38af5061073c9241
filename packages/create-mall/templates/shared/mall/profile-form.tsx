'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { useToast } from '@vermilion/design-system/toast';
import { type FormEvent, useState } from 'react';
import { api } from './api';
import { useTexts } from './use-texts';

/** A form of this app: fields of the design system, checked here, sent to the mall. */
export function ProfileForm({ nickname }: { nickname: string }) {
  const texts = useTexts();
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const { show } = useToast();
  const queryClient = useQueryClient();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('nickname')).trim();
    setError(next ? undefined : texts.nicknameMissing);
    if (!next) return;
    setSaving(true);
    try {
      await api.editUser({ nickname: next });
      await queryClient.invalidateQueries({ queryKey: ['userInfo'] });
      show({ tone: 'positive', message: texts.saved });
    } catch {
      show({ tone: 'critical', message: texts.failed });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Form
      aria-label={texts.profile}
      className="own-form"
      errors={error ? [{ controlId: 'nickname', message: error }] : []}
      onSubmit={handleSubmit}
    >
      <Stack>
        <TextField
          id="nickname"
          name="nickname"
          label={texts.nickname}
          defaultValue={nickname}
          autoComplete="nickname"
          required
          error={error}
        />
        <div>
          <Button type="submit" variant="primary" pending={saving}>
            {texts.save}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
