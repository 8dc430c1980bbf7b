import {
  AFFILIATE,
  CREDITS_PER_VIDEO,
  FREE_CREDITS_PER_MONTH,
  MONEY_BACK_DAYS,
  ROLL_OVER_MONTHS,
  SUPPORT_EMAIL,
  TRIAL,
} from '#contract/catalogue.ts';
import { formatPrice } from '#web/lib/format.ts';
import type { LegalPart } from './legal-page.tsx';

export const TERMS: readonly LegalPart[] = [
  {
    heading: 'The service',
    paragraphs: [
      'Veilcast turns a line of text into a story and a story into a vertical video with voice, pictures, captions and music. By using it you agree to these terms. If you use it for a company, you agree on its behalf and confirm that you are entitled to.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'You need to be 16 or older. Keep your sign-in details safe; you are responsible for what happens under your account until you tell us that someone else has taken it over. One person may not use several accounts to get round the limits of a plan.',
    ],
  },
  {
    heading: 'Your content and your videos',
    paragraphs: [
      'What you write stays yours, and the videos made from it are yours to publish and to earn money with. You give us only the permission we need to make, store and show them to you and to the people you share them with. The music that we offer is free of rights (CC0): you may use your videos with it anywhere.',
      'Models can repeat themselves and can be wrong. Similar prompts by other people may lead to similar stories. Check facts before you publish them, and label AI-made content where a platform or a law asks for it.',
    ],
  },
  {
    heading: 'Publishing on YouTube and TikTok',
    paragraphs: [
      'You can connect your own accounts and have us publish videos there. Connect only accounts that you may publish for. We send a video only when you tell us to, or when a series posts it where you chose after you approved it, or after the time you set for it to go ahead without your answer. It goes out with the words and choices you gave, and you answer for both. The platform’s own terms apply, for YouTube its Terms of Service (youtube.com/t/terms), and for direct posts on TikTok what you agree to on the screen. We tell YouTube, and TikTok with a direct post, that the video was made with AI. A draft in your TikTok inbox carries no such label, so please switch it on there.',
      'A platform decides whether it takes a video, who can see it and when, and may limit how many we can send in a day. We cannot remove what has been published: you do that at the platform. You can disconnect an account in Settings at any time; what was still planned for it is then not published, except a video that the platform already has and makes public at its time.',
    ],
  },
  {
    heading: 'What is not allowed',
    paragraphs: [
      'Please do not use Veilcast for any of the following. We may refuse a prompt, remove a video or close an account that breaks these rules.',
    ],
    points: [
      'Anything illegal, and anything that sexualises minors.',
      'Hate, harassment, or calls to violence.',
      'Deceiving people about real persons or events, or imitating someone without their consent.',
      'Infringing the rights of others, such as copyright or trade marks.',
      'Attacking, overloading or copying the service, or reselling access to it.',
    ],
  },
  {
    heading: 'Credits and plans',
    paragraphs: [
      `A video costs ${CREDITS_PER_VIDEO} credits. The free plan has ${FREE_CREDITS_PER_MONTH} credits for each person each calendar month, which do not roll over. The trial has ${TRIAL.credits} credits for ${TRIAL.days} days, once per person, and ends automatically. Both need a verified email address that is not a temporary one. Paid plans renew each month until you cancel; unused credits roll over up to ${ROLL_OVER_MONTHS} times the monthly allowance and end with the paid period when a plan ends. A video that fails costs nothing: its credits are returned.`,
      'Plan changes take effect immediately. When you upgrade, you pay the full difference and receive the difference in credits at once; back to a plan that you have paid for in this period, you pay nothing. When you downgrade, you keep the credits you have until the next renewal.',
    ],
  },
  {
    heading: 'Payment, refunds and cancelling',
    paragraphs: [
      'Prices are in US dollars, and taxes may be added where the law says so. Payments are handled by a card payment provider.',
      `There is a ${MONEY_BACK_DAYS}-day money-back guarantee. Write to ${SUPPORT_EMAIL} within ${MONEY_BACK_DAYS} days of a payment and we return it. You can cancel at any time with no fee; your plan then runs until the end of the period you paid for.`,
    ],
  },
  {
    heading: 'Affiliates',
    paragraphs: [
      `Affiliates earn ${AFFILIATE.commissionPercent}% recurring commission on payments by people who create an account within ${AFFILIATE.attributionDays} days of following their link and agreeing to have it remembered. Payouts are monthly, from ${formatPrice(AFFILIATE.payoutMinimumCents)}, via PayPal or bank transfer. Refunded payments earn nothing, and neither do your own purchases, with any account.`,
    ],
  },
  {
    heading: 'If something goes wrong',
    paragraphs: [
      'We work hard to keep Veilcast available but cannot promise that it always will be. We are liable without limit for intent, gross negligence and harm to life and health, and wherever the law does not let us limit our liability. Otherwise our liability is limited to what you paid us in the previous twelve months. Your rights as a consumer are not affected.',
    ],
  },
  {
    heading: 'Ending and changing',
    paragraphs: [
      'You can delete your account in Settings whenever you like; a subscription is cancelled first. We may end an account that breaks these terms, and for a paid account we say why. If we change these terms in a way that matters, we will tell you at least 30 days in advance, and you may cancel. If one sentence here turns out to be invalid, the others remain in force.',
    ],
  },
];
