import type { User } from '#contract/schemas/auth.ts';
import { capitalise } from '#web/lib/format.ts';

const planLoss = (subscription: User['subscription']): string => {
  if (subscription === 'free') return 'You have no paid plan to cancel.';
  if (subscription === 'trial') return 'Your trial ends, and you can’t start another.';
  return `Your ${capitalise(subscription)} plan is cancelled at once, without an automatic refund.`;
};

/** What is lost when an account is deleted, with one sentence for each item. */
export const lossesOf = ({ subscription }: Pick<User, 'subscription'>): readonly string[] => [
  'Your stories, videos and share links are deleted. Our privacy page says what we keep.',
  planLoss(subscription),
  'Unused credits are lost. Signing up again doesn’t bring them back.',
];

/** What must be typed to delete an account: its email address, or its name if it has no address. */
export const confirmationOf = ({ email, name }: Pick<User, 'email' | 'name'>) =>
  email.trim() === ''
    ? { what: 'name', answer: name.trim() }
    : { what: 'email address', answer: email.trim() };

const plain = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/** Ignores case and surrounding spaces. */
export const isConfirmed = (typed: string, answer: string): boolean => plain(typed) === plain(answer);
