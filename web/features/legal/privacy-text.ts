import {
  AFFILIATE,
  BACKUP_DAYS,
  CANCELED_KEPT_DAYS,
  DELETED_KEPT_DAYS,
  EVIDENCE_KEPT_DAYS,
  KNOWN_DAYS,
  SESSION_DAYS,
  SUPPORT_EMAIL,
} from '#contract/catalogue.ts';
import { COUNTED_DAYS } from '#contract/platforms.ts';
import type { LegalPart } from './legal-page.tsx';

export const PRIVACY: readonly LegalPart[] = [
  {
    heading: 'What we store',
    paragraphs: ['When you use Veilcast we keep the following, under your account only.'],
    points: [
      'Your name, email address and profile picture, as your sign-in provider gives them to us. We never see the password you use there. If you sign in by email, Amazon’s user directory keeps your address and your password for us, the password in a form that nobody can read.',
      'For each sign-in that is still open: the kind of browser and device, and when it was last used. You see them in Settings and can end each.',
      'If you sign in with a password: a keyed hash of the networks you did it from, for 90 days, so that strangers who guess can’t lock you out.',
      'What you write: prompts, scripts, and the stories and storyboards made from them.',
      'What you upload: pictures, clips, music and recordings of your voice. We check and convert each file and delete the original.',
      'Your series: what they are about, their ideas and scripts, when they make videos, and what you answered.',
      'What is made for you: narration, pictures, captions and finished videos.',
      'How your credits were used, and, with a paid plan, which plan you have and when it renews.',
      'How often your videos were played, finished, downloaded and shared. So that a viewer counts once, we keep a keyed hash of their network address for a day; it can’t be turned back into the address.',
      'If you connect a YouTube channel or a TikTok account: its name, picture and id, what you allowed us to do there, and the keys that the platform gave us for it, encrypted. We never see your password there.',
      'What you publish or plan to publish: on which account, when, with which words and choices, and what became of it.',
      'How you want to be paid, if you are an affiliate and tell us: encrypted, and read only to pay you.',
      'Your email address, if you subscribe to the newsletter. Until you confirm it by the link we send, we keep it for a week; after that until you unsubscribe or delete your account.',
      'Which emails we sent you, by kind and time, for two months. If an email comes back or you report it as spam, we keep a hash of the address, so that we send it nothing more.',
    ],
  },
  {
    heading: 'What we do not do',
    paragraphs: [
      'We run no advertising and no third-party tracking. The site loads its fonts, pictures and sample videos from its own address. We do not sell personal data, and we do not use your stories or videos to train models.',
    ],
  },
  {
    heading: 'Cookies and storage',
    paragraphs: [
      `A session cookie keeps you signed in. Only our server can read it, and it expires after ${SESSION_DAYS.idle} days without a visit, or after ${SESSION_DAYS.most} days at the latest. While you are signed in, further cookies let your browser load your own videos; a page with a shared video sets such cookies for that video, for everyone who opens it. During sign-in, a sealed cookie is kept for a few minutes. After you sign in with a password, a cookie recognises the browser for ${KNOWN_DAYS} days, so that strangers who guess at your password can’t lock you out.`,
      'Your settings, such as dark mode, language or default voice, are stored in your browser. So are unfinished prompts, scripts, series and edits, if auto-save is on. We are sent only what is chosen for a video or a series, the look that you make your default, which emails you want, your pronunciation list, your time zone, and whether your videos say that AI made them. All of this is needed to provide what you ask for.',
      `One cookie is not, so we ask first: if you follow an affiliate’s link and agree, a cookie remembers the link for ${AFFILIATE.attributionDays} days, and your visit is counted. If you create an account by then, the affiliate earns a share of what you pay, but learns neither who you are nor what you do. If you decline, nothing is stored and everything works just as well.`,
    ],
  },
  {
    heading: 'Who processes data for us',
    paragraphs: [
      'Some steps are carried out by companies that process data on our behalf, each only for its own step.',
    ],
    points: [
      'Hosting, storage, sign-in and speech: Amazon Web Services. The text of your story is sent to its speech service.',
      'Sign-in with Google, if you choose it: Google confirms who you are.',
      'Writing and drawing: AI model providers receive your prompts, the scripts and series they work on, and the description of each scene, without your name or address.',
      'Checks against harmful content: an AI model provider receives the titles, scripts, descriptions, posts and pronunciations that you write, and the pictures and frames of clips that you upload, without your name or address.',
      'Payments: a card payment provider receives your payment details. We see the brand and the last four digits of a card and a code that shows whether two accounts use the same card, never the whole number.',
    ],
  },
  {
    heading: 'Links you share',
    paragraphs: [
      'Your videos are private until you share one; only where one may break our rules do people who work for us look at it. Anyone who has a share link can open it; it shows the video and its title, not your name. Deleting the video ends the link within a minute.',
      'If you report a video, we keep your reason, your words and the email address you may give for 180 days, to decide about the video and to answer you. Its creator never sees them. A keyed hash of your network address lets a network count once; it is gone after 30 days.',
    ],
  },
  {
    heading: 'Publishing on YouTube and TikTok',
    paragraphs: [
      'Only if you connect an account and only when you tell us to publish a video, now or at a time you choose, or set up a series that posts its videos, do we send it to that platform.',
    ],
    points: [
      'YouTube receives the video file, its poster, its captions if you allow us to add them, its title, description, tags and language, who may see it, when it becomes public, whether it is made for children, and that it was made with AI.',
      'TikTok receives the video file alone when it goes to your inbox as a draft. If you let us post directly, it also receives your text, who may see it, what viewers may add, whether it promotes something, the moment for the cover, and that it was made with AI.',
      `From YouTube we read your channel’s name and picture, what became of the videos you published, and once a day how many views, likes and comments they have, for ${COUNTED_DAYS} days. To find out whether a video has arrived whose upload was interrupted, we look through the titles, texts and times of your latest uploads, and keep none of them. From TikTok we read your account’s name and picture, what it allows in a post, and what became of the post. We use all of this only to publish and to show you your accounts and how your videos do, and pass it on to nobody.`,
      'You can disconnect an account in Settings at any time. We then ask the platform to end our access, and delete the keys. What you published stays there until you delete it there. You can also end our access at Google (myaccount.google.com/permissions) or in TikTok’s app.',
      'We use YouTube API Services. When you publish on a platform, its own terms and privacy policy apply to what it receives: for YouTube youtube.com/t/terms and policies.google.com/privacy, for TikTok tiktok.com/legal.',
    ],
  },
  {
    heading: 'How long we keep it',
    paragraphs: [
      `We keep your stories and videos until you delete them. A deleted video can be restored for ${DELETED_KEPT_DAYS} days; then its files are erased, or at once if you choose so. A post that you canceled before it was sent is deleted after ${CANCELED_KEPT_DAYS} days. Deleting your account in Settings ends your sessions at once, disconnects your YouTube and TikTok accounts, and removes your stories, videos, profile and sign-in. What you published on YouTube or TikTok stays there. What remains is a keyed hash of your sign-in identity and email address, so that free credits and the trial can be used only once; it cannot be turned back into your name. Backups of our database keep what was deleted for ${BACKUP_DAYS} days. What we took down because it broke our rules, and our decisions about it, we keep as evidence for ${EVIDENCE_KEPT_DAYS} days, and a list of what our operators did for as long as we need it to account for that. At the payment provider we clear your name and address from your customer record, then delete it together with your card. Invoices and payments stay there, with the name and address they were issued to, for as long as tax law requires; we use them for nothing else. Technical logs are kept for a limited time to find faults and abuse.`,
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      `You may ask what we know about you, have it corrected, receive a copy, object to a use, or have it erased. Settings has a copy of nearly everything, as one file that says what it leaves out and why, and deletes your account. For anything else write to ${SUPPORT_EMAIL}; we answer within 30 days. You may also complain to the data protection authority where you live. We rely on our contract with you for everything the product does, on your consent for emails about the blog, which you can withdraw at any time, and on our legitimate interest for security.`,
    ],
  },
  {
    heading: 'Children and changes',
    paragraphs: [
      'Veilcast is not meant for children under 16. If this text changes in a way that matters, we will tell you in the product or by email before it takes effect.',
    ],
  },
];
