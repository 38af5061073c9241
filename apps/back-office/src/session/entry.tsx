import type { FactorProof } from '@vermilion/api-client/operator';
import { useState } from 'react';
import { useClients } from '../wire/clients-context';
import { ChoosePlace } from './choose-place';
import { CodeForm } from './code-form';
import { EntryCard } from './entry-card';
import { type EntryStep, stepAfterSignIn, stepOf } from './entry-machine';
import { messages } from './messages';
import { Nowhere } from './nowhere';
import { OpenPlace } from './open-place';
import { SetUpFactor } from './set-up-factor';
import { SignInForm } from './sign-in-form';

export interface EntryProps {
  /** Where it begins. Default: the password. */
  start?: EntryStep;
  /** The place to open, by its staff id. */
  wanted?: number | undefined;
  /** The session is open. */
  onOpened: () => Promise<unknown>;
}

/** The way in: password, place, second factor; a card for each step. */
export function Entry({ start = { at: 'signIn' }, wanted, onOpened }: EntryProps) {
  const { operator } = useClients();
  const [step, setStep] = useState(start);
  const signedIn = async () => setStep(stepAfterSignIn(await operator.staffPlaces(), wanted));
  const open = async (staffId: number, proof: FactorProof = {}) => {
    await operator.openStaffSession({ staffId, ...proof });
    await onOpened();
  };
  const startAgain = () => setStep({ at: 'signIn' });
  switch (step.at) {
    case 'signIn':
      return (
        <EntryCard title={messages.title} text={messages.forWhom}>
          <SignInForm onSignedIn={signedIn} />
        </EntryCard>
      );
    case 'nowhere':
      return <Nowhere onOtherAccount={startAgain} />;
    case 'place':
      return <ChoosePlace places={step.places} onChoose={(place) => setStep(stepOf(place))} />;
    case 'setUp':
      return <SetUpFactor onDone={() => setStep({ at: 'open', place: step.place })} />;
    case 'code':
      return (
        <CodeForm
          place={step.place}
          open={(proof) => open(step.place.staffId, proof)}
          onOtherAccount={startAgain}
        />
      );
    case 'open':
      return <OpenPlace open={() => open(step.place.staffId)} onOtherAccount={startAgain} />;
  }
}
