import { expect, it } from 'vitest';
import { confirmationOf, isConfirmed, lossesOf } from '#web/features/settings/account-deletion.ts';

// Proves dashboard-deleting-account-says-happens-plan.
it('says what deleting an account does to its plan', () => {
  expect(lossesOf({ subscription: 'free' })).toContain('You have no paid plan to cancel.');
  expect(lossesOf({ subscription: 'trial' })).toContain('Your trial ends, and you can’t start another.');
  expect(lossesOf({ subscription: 'starter' })).toContain(
    'Your Starter plan is cancelled at once, without an automatic refund.',
  );
});

// Proves dashboard-deleting-account-says-happens-plan.
it('asks users without an email address to type their name, ignoring case and surrounding spaces', () => {
  const { what, answer } = confirmationOf({ email: ' ', name: 'Zoë Grace' });
  expect({ what, answer }).toEqual({ what: 'name', answer: 'Zoë Grace' });
  expect(isConfirmed('  ZOE\u0308 grace ', answer)).toBe(true);
  expect(isConfirmed('', answer)).toBe(false);
});
