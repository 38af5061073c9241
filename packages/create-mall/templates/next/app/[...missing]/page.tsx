import { notFound } from 'next/navigation';

/** Next prefetches links: one to a page that is not made yet would be an error in the console. */
export default function Page() {
  notFound();
}
