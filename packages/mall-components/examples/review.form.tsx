import { type ReviewDraft, ReviewForm } from '@vermilion/mall-components/review';

interface WriteReviewProps {
  upload: (picture: File) => Promise<string>;
  send: (review: ReviewDraft) => Promise<void>;
}

export const Example = ({ upload, send }: WriteReviewProps) => (
  <ReviewForm onUpload={upload} onSubmit={send} />
);
