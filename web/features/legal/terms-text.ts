import {
  AFFILIATE,
  CREDITS_PER_VIDEO,
  FREE_CREDITS_PER_MONTH,
  MONEY_BACK_DAYS,
  ROLL_OVER_MONTHS,
  TRIAL,
} from '#contract/catalogue.ts';
import { SUPPORT_EMAIL } from '#web/lib/contact.ts';
import { formatPrice } from '#web/lib/format.ts';
import type { LegalPart } from './legal-page.tsx';

export const TERMS: readonly LegalPart[] = [
  {
    heading: 'The service',
    paragraphs: [
      'Veilcast turns a line of text into a story and a story into a vertical video with voice, pictures, captions and music. By using it you agree to these terms. If you use it for a company, you agree for that company and confirm that you may.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'You need to be 16 or older. Keep your way of signing in safe; what happens under your account counts as yours until you tell us that somebody else has taken it. One person may not use several accounts to get round the limits of a plan.',
    ],
  },
  {
    heading: 'Your content and your films',
    paragraphs: [
      'What you write stays yours, and the films made from it are yours to publish and to earn money with. You give us only the permission we need to make, store and show them to you and to the people you share them with. The music in your films is licensed for use as part of those films, not as songs on their own.',
      'Models can repeat themselves and can be wrong. Similar prompts by other people may lead to similar stories. Check facts before you publish them, and label AI-made content where a platform or a law asks for it.',
    ],
  },
  {
    heading: 'What is not allowed',
    paragraphs: [
      'Please do not use Veilcast for any of this. We may refuse a prompt, remove a film or close an account that does.',
    ],
    points: [
      'Anything illegal, and anything that sexualises minors.',
      'Hate, harassment, or calls to violence.',
      'Deceiving people about real persons or events, or imitating somebody without their consent.',
      'Infringing the rights of others, such as copyright or trade marks.',
      'Attacking, overloading or copying the service, or reselling access to it.',
    ],
  },
  {
    heading: 'Credits and plans',
    paragraphs: [
      `A video costs ${CREDITS_PER_VIDEO} credits. The free plan has ${FREE_CREDITS_PER_MONTH} credits each calendar month, which do not roll over. The trial has ${TRIAL.credits} credits for ${TRIAL.days} days, once per person, and ends by itself. Paid plans renew each month until you cancel; unused credits roll over up to ${ROLL_OVER_MONTHS} times the monthly allowance and end with the paid period when a plan ends. A film that fails costs nothing: its credits are returned.`,
      'Plan changes take effect immediately. Going up, you pay the full difference and receive the difference in credits at once. Going down, you keep the credits you have until the next renewal.',
    ],
  },
  {
    heading: 'Payment, refunds, cancelling',
    paragraphs: [
      'Prices are in US dollars, and taxes may be added where the law says so. Payments are handled by a card payment provider.',
      `There is a ${MONEY_BACK_DAYS}-day money-back guarantee. Write to ${SUPPORT_EMAIL} within ${MONEY_BACK_DAYS} days of a payment and we return it. You can cancel at any time with no fee; your plan then runs until the end of the period you paid for.`,
    ],
  },
  {
    heading: 'Affiliates',
    paragraphs: [
      `Affiliates earn ${AFFILIATE.commissionPercent}% recurring commission on payments of people who create an account within ${AFFILIATE.attributionDays} days of following their link and agreeing that it is remembered. Payouts are monthly, from ${formatPrice(AFFILIATE.payoutMinimumCents)}, via PayPal or bank transfer. Refunded payments earn nothing, and nor do purchases of your own.`,
    ],
  },
  {
    heading: 'If something goes wrong',
    paragraphs: [
      'We work hard to keep Veilcast available, and cannot promise that it always is. We are liable without limit for intent, gross negligence and harm to life and health, and where the law does not let us limit it. Otherwise our liability is limited to what you paid us in the twelve months before. Your rights as a consumer are not touched.',
    ],
  },
  {
    heading: 'Ending and changing',
    paragraphs: [
      'You can delete your account in Settings whenever you like; a subscription is cancelled first. We may end an account that breaks these terms, and for a paid account we say why. If we change these terms in a way that matters we tell you at least 30 days before, and you may cancel. If one sentence here turns out to be invalid, the others stay.',
    ],
  },
];
