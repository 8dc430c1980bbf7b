/** Headings of `docs/runbook.md` that alarms lead to; a test follows each of them. */
export const RUNBOOK = {
  apiErrors: 'the-api-answers-with-errors',
  slowStories: 'stories-take-long',
  renderFails: 'a-render-fails',
  renderStuck: 'a-video-stays-generating',
  nearLimit: 'a-function-is-near-its-time-limit',
  throttled: 'requests-are-turned-away',
  deadLetters: 'the-dead-letter-queue-is-not-empty',
  webhooks: 'stripe-webhooks-pile-up',
  paidWithoutCredits: 'somebody-paid-and-has-no-credits',
  stopped: 'something-stopped-running',
  costs: 'costs-jump',
  costLines: 'cost-lines-do-not-arrive',
  deletion: 'an-account-is-deleted',
} as const;

export type RunbookSection = keyof typeof RUNBOOK;
