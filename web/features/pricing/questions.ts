import { CREDITS_PER_VIDEO, MONEY_BACK_DAYS, ROLL_OVER_MONTHS, TRIAL } from '#contract/catalogue.ts';

/** What people ask before they pay. */
export const QUESTIONS = [
  {
    question: 'What happens to credits I don’t use?',
    answer: `Unused credits roll over, up to ${ROLL_OVER_MONTHS} times your monthly allowance.`,
  },
  {
    question: 'Can I get my money back?',
    answer: `Yes. There is a ${MONEY_BACK_DAYS}-day money-back guarantee: write to us and we’ll refund what you paid.`,
  },
  {
    question: 'Can I change my plan?',
    answer: 'Yes, at any time. Plan changes take effect immediately.',
  },
  {
    question: 'Can I cancel at any time?',
    answer: 'Yes, with no fee. Your plan stays active until the end of the period you paid for.',
  },
  {
    question: 'Is there a trial?',
    answer: `Yes: ${TRIAL.days} days with ${TRIAL.videos} videos. It ends automatically and nothing is charged. If you choose a plan during the trial, your unused trial credits count toward the plan’s limit of ${ROLL_OVER_MONTHS} months of credits.`,
  },
  {
    question: 'What does a failed video cost?',
    answer: `Nothing. Its ${CREDITS_PER_VIDEO} credits are returned to you automatically.`,
  },
] as const;
