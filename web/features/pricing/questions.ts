import { CREDITS_PER_VIDEO, MONEY_BACK_DAYS, ROLL_OVER_MONTHS, TRIAL } from '#contract/catalogue.ts';

/** What people ask before they pay. */
export const QUESTIONS = [
  {
    question: 'What happens to credits I do not use?',
    answer: `Unused credits roll over, up to ${ROLL_OVER_MONTHS} times your monthly allowance.`,
  },
  {
    question: 'Can I get my money back?',
    answer: `Yes. There is a ${MONEY_BACK_DAYS}-day money-back guarantee: write to us and we return what you paid.`,
  },
  {
    question: 'Can I change my plan?',
    answer: 'At any time. Plan changes take effect immediately.',
  },
  {
    question: 'How do I cancel?',
    answer: 'Whenever you like, with no fee. What you paid for stays yours until the period ends.',
  },
  {
    question: 'Is there a trial?',
    answer: `Yes: ${TRIAL.days} days with ${TRIAL.videos} videos. It ends by itself; nothing is charged. With your first plan, trial credits count towards its ${ROLL_OVER_MONTHS} months of credits.`,
  },
  {
    question: 'What does a failed video cost?',
    answer: `Nothing. Its ${CREDITS_PER_VIDEO} credits are returned to you automatically.`,
  },
] as const;
