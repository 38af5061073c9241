import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LoginError } from '../../login';
import { renderInEnglish } from '../../testing/render-in-english';
import { sampleAgreement, sampleCategories, sampleDraft, sampleTypes } from '../testing/samples';
import { SettlementFieldError } from './settlement-field-error';
import { SettlementForm, type SettlementFormProps } from './settlement-form';
import { type CheckedSettlement, checkSettlement } from './settlement-rules';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp) => screen.getByRole('textbox', { name });

function open(more: Partial<SettlementFormProps> = {}) {
  const calls = {
    onSubmit: vi.fn(),
    onSendCode: vi.fn<SettlementFormProps['onSendCode']>(async () => {}),
    onUpload: vi.fn(async (_picture: File) => '/picture/upload/1.png'),
    onDraftChange: vi.fn(),
    onPicturesChange: vi.fn(),
    onRefreshCaptcha: vi.fn(),
  };
  renderInEnglish(
    <SettlementForm
      categories={sampleCategories}
      types={sampleTypes}
      agreement={sampleAgreement}
      {...calls}
      {...more}
    />,
  );
  return calls;
}

describe('an application to open a shop', () => {
  it('is submitted with all input, a code, pictures and the agreement', async () => {
    const { onSubmit, onPicturesChange } = open({ initial: sampleDraft });
    await userEvent.type(box(/^Verification code/), '１２３-４５６');
    const picture = new File(['x'], 'licence.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText(/^Pictures of your licence/), picture);
    expect(await screen.findByText('Uploaded')).toBeInTheDocument();
    expect(onPicturesChange).toHaveBeenLastCalledWith(['/picture/upload/1.png'], {
      reason: 'upload',
    });
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Send application');
    const pictures = ['/picture/upload/1.png'];
    const sent = { ...sampleDraft, code: '123456', pictures };
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(sent);
  });

  it('shows the phone number as it was understood, and keeps it in the draft', async () => {
    const { onDraftChange } = open();
    await userEvent.type(box(/^Phone/), '+39 (0)6 698-12345');
    await userEvent.tab();
    expect(box(/^Phone/)).toHaveValue('06 6981 2345');
    expect(box(/^Code/)).toHaveValue('39');
    expect(onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ dialCode: '39', phone: '06 6981 2345' }),
      expect.anything(),
    );
  });

  it('accepts up to ten pictures, JPG or PNG', async () => {
    open({ initial: sampleDraft });
    const pictures = screen.getByLabelText(/^Pictures of your licence/);
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(pictures, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
    expect(pictures).toHaveAccessibleDescription(/a\.pdf is not a JPG or PNG/);
    const jpg = (n: number) => new File(['x'], `${n}.jpg`, { type: 'image/jpeg' });
    await user.upload(
      pictures,
      Array.from({ length: 11 }, (_, n) => jpg(n + 1)),
    );
    expect(pictures).toHaveAccessibleDescription(/room for 10 pictures\. 11\.jpg was not added/);
    await vi.waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(10));
  });

  it('shows everything that is missing, and focuses its summary', async () => {
    const { onSubmit } = open();
    await press('Send application');
    const summary = screen.getByRole('group', { name: 'Please check 9 fields' });
    expect(summary).toHaveFocus();
    for (const problem of [
      'Please enter the name of your shop or company',
      'Please choose a category',
      'Please choose a type of shop',
      'Please enter your real name',
      'Please enter your email',
      'Please enter the code from our email',
      'Please enter your business address',
      'Please add a picture of your business licence',
      'Please read and accept the agreement for shops',
    ]) {
      expect(within(summary).getByRole('link', { name: problem })).toBeInTheDocument();
      expect(screen.getAllByText(problem)).toHaveLength(2);
    }
    await userEvent.click(screen.getByRole('link', { name: /category$/ }));
    expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveFocus();
    await userEvent.type(box(/^Name of the shop/), 'Kiln');
    expect(screen.queryByText(/^Please enter the name of/)).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows the server’s error at its field until it is changed', async () => {
    const refusal = new SettlementFieldError('email', 'A shop has this email address already');
    const onSubmit = vi.fn<SettlementFormProps['onSubmit']>(() => Promise.reject(refusal));
    open({
      initial: sampleDraft,
      knownEmail: sampleDraft.email,
      onSubmit,
      initialPictures: [{ address: '/picture/upload/1.png' }],
    });
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Save changes');
    const summary = await screen.findByRole('group', { name: 'Please check 1 field' });
    expect(summary).toHaveFocus();
    expect(box(/^Email/)).toHaveAccessibleDescription(new RegExp(refusal.message));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(box(/^Email/), '.au');
    expect(screen.queryByText(refusal.message)).toBeNull();
  });

  it('is submitted on Enter without requesting a code', async () => {
    const { onSendCode } = open({ initial: { ...sampleDraft, address: '' } });
    await userEvent.type(box(/^Name of the shop/), '{Enter}');
    expect(screen.getByRole('link', { name: 'Please enter your business address' })).toBeVisible();
    expect(onSendCode).not.toHaveBeenCalled();
  });

  it('sends a code to a valid address, and counts down to the next', async () => {
    const { onSendCode } = open();
    await press('Send code');
    expect(onSendCode).not.toHaveBeenCalled();
    expect(box(/^Email/)).toHaveFocus();
    await userEvent.type(box(/^Email/), 'ann@example.com');
    await press('Send code');
    expect(onSendCode).toHaveBeenCalledExactlyOnceWith('ann@example.com', undefined);
    expect(await screen.findByRole('button', { name: /\d+/ })).toBeDisabled();
  });

  it('shows the captcha when the server requires it', async () => {
    const onSendCode = vi
      .fn<SettlementFormProps['onSendCode']>()
      .mockRejectedValueOnce(new LoginError({ reason: 'captchaRequired' }))
      .mockResolvedValueOnce(undefined);
    const { onRefreshCaptcha } = open({ initial: sampleDraft, onSendCode });
    await press('Send code');
    await userEvent.type(await screen.findByLabelText('Characters in the picture'), ' ab12 ');
    expect(onRefreshCaptcha).toHaveBeenCalledOnce();
    await press('Send code');
    expect(onSendCode).toHaveBeenLastCalledWith('ann@example.com', {
      way: 'image',
      answer: 'ab12',
    });
  });

  it('requires a code only for another address', async () => {
    open({ initial: sampleDraft, knownEmail: sampleDraft.email });
    expect(screen.queryByRole('textbox', { name: /^Verification code/ })).toBeNull();
    await userEvent.type(box(/^Email/), 'x');
    expect(box(/^Verification code/)).toBeInTheDocument();
  });

  it('shows the fee of the category and the type, and reports every change', async () => {
    const { onDraftChange } = open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), '2');
    expect(screen.getByText('Handling fee: 3% of every completed order')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), '1');
    expect(screen.getByText('The official shop of a brand')).toBeInTheDocument();
    expect(onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ categoryId: '2', typeId: '1' }),
      { reason: 'input', event: expect.any(Event) },
    );
  });
});

describe('the rules', () => {
  const fine: CheckedSettlement = {
    ...sampleDraft,
    code: '123456',
    isEmailKnown: false,
    pictureCount: 1,
    agreed: true,
  };
  it.each<[Partial<CheckedSettlement>, object]>([
    [{}, {}],
    [{ name: ' ' }, { name: 'nameMissing' }],
    [{ name: '\u200b' }, { name: 'nameMissing' }],
    [{ realName: '\u3164' }, { realName: 'realNameMissing' }],
    [{ address: '\u2800' }, { address: 'addressMissing' }],
    [{ name: 'x'.repeat(51) }, { name: 'nameLong' }],
    [{ realName: 'x'.repeat(61) }, { realName: 'realNameLong' }],
    [{ keywords: 'x'.repeat(201) }, { keywords: 'keywordsLong' }],
    [{ phone: '', dialCode: '' }, {}],
    [{ phone: '(201) 555/01-23' }, {}],
    [{ phone: '0039 06 698 12345' }, {}],
    [{ phone: '123' }, { phone: 'phoneShape' }],
    [{ phone: 'call' }, { phone: 'phoneShape' }],
    [{ dialCode: '' }, { dialCode: 'dialCodeShape' }],
    [{ email: 'ann@' }, { email: 'emailShape' }],
    [{ code: '12345' }, { code: 'codeShape' }],
    [{ code: '', isEmailKnown: true }, {}],
    [{ address: 'x'.repeat(201) }, { address: 'addressLong' }],
    [{ pictureCount: 0 }, { pictures: 'picturesMissing' }],
    [{ agreed: false }, { agreed: 'agreementMissing' }],
  ])('%j: %j', (change, problems) => {
    expect(checkSettlement({ ...fine, ...change })).toEqual(problems);
  });
});
