import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDraft } from '@vermilion/mall-components/settings';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '../deps/deps';
import { drafts } from './drafts';
import { KeepDrafts } from './keep-drafts';
import { SESSION_KEY } from './session-query';
import { openPage } from './testing/session-page';

afterEach(() => sessionStorage.clear());

function Form() {
  const [name, setName] = useDraft('name', '');
  return (
    <label>
      Name
      <input value={name} onChange={({ target }) => setName(target.value)} />
    </label>
  );
}

function Pages({ until }: { until?: 'left' }) {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <button onClick={() => setLeft(true)}>Leave</button>
      {!isLeft && (
        <KeepDrafts page="profile" until={until}>
          <Form />
        </KeepDrafts>
      )}
    </>
  );
}

const signedIn = (uid: number): Session => ({ signedIn: true, user: { uid } as Session['user'] });

/** A page of the account 7, where a name is typed. */
async function type(until?: 'left') {
  const { queryClient } = openPage('/users/user_info', () => <Pages until={until} />);
  const become = (session: Session) =>
    act(async () => void queryClient.setQueryData<Session>(SESSION_KEY, session));
  await become(signedIn(7));
  await userEvent.type(name(), 'Ada');
  return { become, leave: () => userEvent.click(screen.getByRole('button', { name: 'Leave' })) };
}
const name = () => screen.getByRole('textbox', { name: 'Name' });
const kept = () => drafts.read('7', 'profile', 'name');

describe('KeepDrafts', () => {
  it('stays while the session ends and the same account signs in', async () => {
    const { become } = await type();
    await become({ signedIn: false });
    expect(name()).toHaveValue('Ada');
    await become(signedIn(7));
    expect(name()).toHaveValue('Ada');
  });

  it('is neither shown nor kept when another account signs in on the page', async () => {
    const { become } = await type();
    await become({ signedIn: false });
    await become(signedIn(8));
    await waitFor(() => expect(name()).toHaveValue(''));
    expect(kept()).toBeUndefined();
  });

  it('is kept when the page is left for sign-in', async () => {
    const { become, leave } = await type('left');
    await become({ signedIn: false });
    await leave();
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    expect(kept()).toBe('Ada');
  });

  it('is forgotten when the page is left otherwise, where that is wanted', async () => {
    const { leave } = await type('left');
    await leave();
    await waitFor(() => expect(kept()).toBeUndefined());
  });

  it('is kept when a page is left whose text counts until it is sent', async () => {
    const { leave } = await type();
    await leave();
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    expect(kept()).toBe('Ada');
  });
});
