import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShopperError } from '../../error/shopper-error';
import type { UploadPicture } from '../../pictures/use-picture-uploads';
import { renderInEnglish } from '../../testing/render-in-english';
import type { ReviewDraft } from '../types';
import { ReviewForm } from './review-form';

const png = (name: string, size = 1) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });

function show({
  onUpload = (file) => Promise.resolve(`/picture/${file.name}`),
  onSubmit = vi.fn((_review: ReviewDraft) => Promise.resolve()),
}: { onUpload?: UploadPicture; onSubmit?: (review: ReviewDraft) => Promise<unknown> } = {}) {
  renderInEnglish(<ReviewForm onUpload={onUpload} onSubmit={onSubmit} />);
  return onSubmit;
}
const star = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const text = () => screen.getByRole('textbox', { name: 'Your experience' });
const pictures = () => screen.getByLabelText('Pictures');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send review' }));
const choose = (files: File[]) => userEvent.upload(pictures(), files, { applyAccept: false });

async function fill() {
  await userEvent.click(star('Product quality', /^5 stars, very good/));
  await userEvent.click(star('Service', /^1 star, very poor/));
  await userEvent.type(text(), ' Pours well. ');
}

describe('ReviewForm', { timeout: 20_000 }, () => {
  it('shows an error at each missing field, focuses their summary, and submits nothing', async () => {
    const onSubmit = show();
    await send();
    expect(screen.getByRole('group', { name: 'Please check 3 fields' })).toHaveFocus();
    await userEvent.click(screen.getAllByRole('link')[0]!);
    expect(star('Product quality', /^1 star/)).toHaveFocus();
    for (const group of ['Product quality', 'Service'])
      expect(screen.getByRole('group', { name: group })).toHaveAccessibleDescription(
        /Please choose a number of stars/,
      );
    expect(text()).toHaveAccessibleDescription('Please fill in your experience');
    await fill();
    expect(text()).toBeValid();
    expect(screen.queryByText('Please choose a number of stars')).not.toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends scores, text and pictures in the order in which they were added', async () => {
    const onSubmit = show();
    await fill();
    await choose([png('a.png'), png('b.png')]);
    expect(await screen.findAllByText('Uploaded')).toHaveLength(2);
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      productScore: 5,
      serviceScore: 1,
      text: 'Pours well.',
      pictures: ['/picture/a.png', '/picture/b.png'],
    });
  });

  it('keeps all input when sending fails, and shows why', async () => {
    show({ onSubmit: () => Promise.reject(new ShopperError('Not today.')) });
    await fill();
    await choose([png('a.png')]);
    await screen.findByText('Uploaded');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
    expect(text()).toHaveValue(' Pours well. ');
    expect(star('Product quality', /^5 stars/)).toBeChecked();
    expect(screen.getByRole('button', { name: 'Remove a.png' })).toBeInTheDocument();
  });

  it('submits once, however often the button is pressed', async () => {
    const onSubmit = show({ onSubmit: vi.fn(() => new Promise(() => undefined)) });
    await fill();
    await send();
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('limits the text', () => {
    show();
    expect(text()).toHaveAttribute('maxlength', '500');
  });
});

describe('pictures of a review', { timeout: 20_000 }, () => {
  it('are uploaded one after another; a removed one frees its place', async () => {
    const started: string[] = [];
    const onUpload = vi.fn<UploadPicture>((file) => {
      started.push(file.name);
      return file.name === 'a.png' ? new Promise(() => undefined) : Promise.resolve('/b');
    });
    show({ onUpload });
    await choose([png('a.png'), png('b.png')]);
    expect(await screen.findByRole('progressbar', { name: 'Uploading a.png' })).toBeVisible();
    expect(started).toEqual(['a.png']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(await screen.findByText('Uploaded')).toBeInTheDocument();
    expect(onUpload.mock.calls[0]?.[1].aborted).toBe(true);
    expect(started).toEqual(['a.png', 'b.png']);
  });

  it('show their upload progress', async () => {
    const onUpload = vi.fn<UploadPicture>((_file, _signal, onProgress) => {
      onProgress?.(0.429);
      return new Promise(() => undefined);
    });
    show({ onUpload });
    await choose([png('a.png')]);
    const bar = await screen.findByRole('progressbar', { name: 'Uploading a.png' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '42'));
  });

  it('delay submission until they are uploaded', async () => {
    const onSubmit = show({ onUpload: () => new Promise(() => undefined) });
    await fill();
    await choose([png('a.png')]);
    await send();
    expect(screen.getByRole('group', { name: 'Please check 1 field' })).toHaveFocus();
    expect(pictures()).toHaveAccessibleDescription(/still uploading/);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('can be retried or removed after a failure', async () => {
    const onUpload = vi
      .fn<UploadPicture>()
      .mockRejectedValueOnce(new ShopperError('The connection was lost.'))
      .mockResolvedValue('/a');
    const onSubmit = show({ onUpload });
    await fill();
    await choose([png('a.png')]);
    expect(await screen.findByText('The connection was lost.')).toBeVisible();
    await send();
    expect(pictures()).toHaveAccessibleDescription(/was not uploaded/);
    await userEvent.click(screen.getByRole('button', { name: 'Upload a.png again' }));
    await screen.findByText('Uploaded');
    // a second click within half a second would be ignored
    await waitFor(async () => {
      await send();
      expect(onSubmit).toHaveBeenCalledOnce();
    });
  });

  it.each([
    [
      'another type',
      [new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })],
      /not a JPG or PNG/,
    ],
    ['too large', [png('a.png', 10 * 1024 * 1024 + 1)], /larger than 10 MB/],
    ['too many', Array.from({ length: 6 }, (_, n) => png(`${n}.png`)), /5\.png was not added/],
  ])('are rejected at the field: %s', async (_, files, message) => {
    show();
    await choose(files);
    expect(pictures()).toHaveAccessibleDescription(message);
  });

  it('are aborted on unmount', async () => {
    const signals: AbortSignal[] = [];
    const onUpload: UploadPicture = (_file, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const { unmount } = renderInEnglish(
      <ReviewForm onUpload={onUpload} onSubmit={() => Promise.resolve()} />,
    );
    await choose([png('a.png')]);
    await waitFor(() => expect(signals).toHaveLength(1));
    unmount();
    expect(signals[0]?.aborted).toBe(true);
  });
});
