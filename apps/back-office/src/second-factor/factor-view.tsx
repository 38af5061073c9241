import { useQuery } from '@tanstack/react-query';
import type { SecondFactors } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Text } from '@vermilion/design-system/text';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from '../shared/section';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { PasskeySection } from './passkey-section';
import { factorsQuery, methodsOf } from './queries';
import { type Task, TaskDialog } from './task-dialog';

/** The second factors of whoever is signed in, and what can be done with them. */
export function FactorView({ factors }: { factors: SecondFactors }) {
  const { refetch } = useQuery(factorsQuery(useClients()));
  const [task, setTask] = useState<Task>();
  // A proof ends after some minutes
  const begin = (next: Task) => void refetch().then(() => setTask(next));
  const { hasApp, recoveryCodes: count } = factors;
  return (
    <>
      <Text asChild color="muted">
        <p>
          <FormattedMessage {...messages.about} />
        </p>
      </Text>
      <Section
        title={messages.app}
        actions={
          <Button onClick={() => begin({ kind: hasApp ? 'removeApp' : 'setUpApp' })}>
            <FormattedMessage {...(hasApp ? messages.removeApp : messages.setUpApp)} />
          </Button>
        }
      >
        <Text asChild>
          <p>
            <FormattedMessage {...(hasApp ? messages.appSet : messages.noApp)} />
          </p>
        </Text>
      </Section>
      <PasskeySection factors={factors} onTask={begin} />
      {methodsOf(factors).length > 0 && (
        <Section title={messages.codes}>
          <Text asChild>
            <p>
              <FormattedMessage {...messages.codesLeft} values={{ count }} />
            </p>
          </Text>
        </Section>
      )}
      {task && <TaskDialog task={task} factors={factors} onClose={() => setTask(undefined)} />}
    </>
  );
}
