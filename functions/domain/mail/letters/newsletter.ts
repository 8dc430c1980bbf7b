import { z } from 'zod';
import { letter } from '#functions/domain/mail/letter.ts';

/** Letters about the newsletter. */
export const newsletterLetters = {
  /** `day`: limits confirmations to one per address and day (UTC). `token`: proves that the email arrived. */
  'newsletter-confirmation': letter({
    facts: z.object({ day: z.string(), token: z.string() }),
    once: ({ day }) => day,
    optional: true,
    words: ({ token }) => ({
      subject: 'Confirm your subscription to the Veilcast newsletter',
      heading: 'One more step',
      lines: ['Somebody, hopefully you, asked us to send our newsletter to this address.'],
      button: { label: 'Yes, send it to me', path: `/newsletter#${encodeURIComponent(token)}` },
      note: 'If it wasn’t you, do nothing: without your confirmation you hear nothing more from us.',
    }),
  }),
  /** A new blog article: one letter per article and subscriber. */
  'newsletter-article': letter({
    facts: z.object({ slug: z.string(), title: z.string(), excerpt: z.string() }),
    once: ({ slug }) => slug,
    optional: true,
    words: ({ slug, title, excerpt }) => ({
      subject: title,
      heading: title,
      lines: [excerpt],
      button: { label: 'Read the Article', path: `/blog/${slug}` },
      note: 'You get one message for each new article, because you subscribed to them.',
    }),
  }),
} as const;
