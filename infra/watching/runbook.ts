/** The headings in `docs/runbook.md` that alarms link to; a test checks each link. */
export const RUNBOOK = {
  apiErrors: 'the-api-returns-errors',
  slowStories: 'stories-are-slow',
  renderFails: 'a-render-fails',
  renderStuck: 'a-video-stays-generating',
  notSigned: 'videos-are-not-signed',
  queue: 'videos-wait-in-the-queue',
  nearLimit: 'a-function-is-near-its-time-limit',
  throttled: 'requests-are-throttled',
  deadLetters: 'the-dead-letter-queue-is-not-empty',
  webhooks: 'stripe-webhooks-pile-up',
  paidWithoutCredits: 'a-customer-paid-and-has-no-credits',
  stopped: 'something-stopped-running',
  costs: 'costs-jump',
  costLines: 'cost-lines-do-not-arrive',
  egress: 'traffic-jumps-or-is-not-counted',
  pausedAccounts: 'an-account-is-paused',
  mail: 'mail-does-not-arrive-or-bounces-jump',
  platformFull: 'the-platform-takes-no-more-today',
  deletion: 'an-account-is-deleted',
  guessing: 'somebody-guesses-passwords',
  outlived: 'sessions-outlive-a-password-reset',
} as const;

export type RunbookSection = keyof typeof RUNBOOK;
