import { AFFILIATE, SESSION_DAYS } from '#contract/catalogue.ts';
import { SUPPORT_EMAIL } from '#web/lib/contact.ts';
import type { LegalPart } from './legal-page.tsx';

export const PRIVACY: readonly LegalPart[] = [
  {
    heading: 'What we store',
    paragraphs: ['When you use Veilcast we keep the following, under your account only.'],
    points: [
      'Your name, e-mail address and profile picture, as your sign-in provider gives them to us. We never see your password there. If you sign in by e-mail, Amazon’s user directory keeps your address and your password for us, the password in a form that nobody can read.',
      'What you write: prompts, and the stories made from them.',
      'What is made for you: narration, pictures, captions and finished videos.',
      'How your credits were used, and, with a paid plan, which plan you have and when it renews.',
      'How often your own films were played, finished, downloaded and shared. We count events, not people.',
      'Your e-mail address, if you subscribe to the blog.',
    ],
  },
  {
    heading: 'What we do not do',
    paragraphs: [
      'We run no advertising and no third-party tracking. The site loads its fonts, pictures and sample films from its own address. We do not sell personal data, and we do not use your stories or films to train models.',
    ],
  },
  {
    heading: 'Cookies and storage',
    paragraphs: [
      `A session cookie keeps you signed in. It is readable by our server only and ends after ${SESSION_DAYS.idle} days without a visit, and after ${SESSION_DAYS.most} days at the latest. While you are signed in, further cookies let your browser load your own films. During sign-in a sealed cookie lives for a few minutes.`,
      'Your settings, such as dark mode, language or default voice, are stored in your browser and never sent to us. So is an unfinished prompt, if auto-save is on. All of this is needed for what you ask for.',
      `One cookie is not, so we ask first: if you come by an affiliate’s link and agree, a cookie remembers the link for ${AFFILIATE.attributionDays} days, and your agreed visit is counted. If you create an account by then, the affiliate earns a share of what you pay and learns neither who you are nor what you do. If you decline, nothing is stored and everything works as well.`,
    ],
  },
  {
    heading: 'Who works for us',
    paragraphs: ['Some steps are done by companies that process data on our behalf, and only for that step.'],
    points: [
      'Hosting, storage, sign-in and speech: Amazon Web Services. The text of your story is sent to its speech service.',
      'Sign-in with Google, if you choose it: Google confirms who you are.',
      'Writing and drawing: an AI model provider receives your prompt and the description of each scene, without your name or address.',
      'Payments: a card payment provider receives your payment details. We see the brand and the last four digits of a card, never the whole number.',
    ],
  },
  {
    heading: 'Links you share',
    paragraphs: [
      'Your films are private until you share one. A share link can be opened by everyone who has it and shows the film and its title, not your name. Deleting the film ends the link.',
    ],
  },
  {
    heading: 'How long',
    paragraphs: [
      'We keep your stories and films until you delete them. Deleting your account in Settings ends your sessions at once and removes your stories, films, profile and sign-in. What remains is a keyed hash of your sign-in identity or address, so that a free trial can be used only once; it cannot be turned back into your name. Invoices are kept as long as the law requires. Technical logs are kept for a limited time to find faults and abuse.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      `You may ask what we know about you, have it corrected, receive a copy, object to a use, or have it erased. Write to ${SUPPORT_EMAIL}; we answer within 30 days. You may also complain to the data protection authority where you live. We rely on our contract with you for everything the product does, on your consent for e-mails about the blog, which you can withdraw at any time, and on our legitimate interest for security.`,
    ],
  },
  {
    heading: 'Children and changes',
    paragraphs: [
      'Veilcast is not meant for children under 16. If this text changes in a way that matters, we tell you in the product or by e-mail before it takes effect.',
    ],
  },
];
