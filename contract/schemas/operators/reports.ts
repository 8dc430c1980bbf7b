import * as z from 'zod/mini';
import { cleanText, EmailField } from '#contract/schemas/text.ts';

/** The reasons that a viewer can give for reporting a video. Operators see `isUrgent` ones first. */
export const REPORT_REASONS = [
  { id: 'minors', name: 'Sexual content involving minors', isUrgent: true },
  { id: 'danger', name: 'Someone’s life or safety is in danger', isUrgent: true },
  { id: 'sexual', name: 'Nudity or sexual content', isUrgent: false },
  { id: 'cruelty', name: 'Cruelty or graphic violence', isUrgent: false },
  { id: 'hate', name: 'Hate or harassment', isUrgent: false },
  { id: 'self_harm', name: 'Encouragement to self-harm', isUrgent: false },
  { id: 'deception', name: 'Fraud or deception', isUrgent: false },
  { id: 'privacy', name: 'It shows me, or something private', isUrgent: false },
  { id: 'copyright', name: 'It uses my work without permission', isUrgent: false },
  { id: 'other', name: 'Something else', isUrgent: false },
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number]['id'];
export const ReportReason = z.enum(REPORT_REASONS.map(({ id }) => id));

export const REPORT_WORDS_MAX_CHARS = 1000;

/** A viewer's report of a shared video. `email`: where to reply, if the viewer wants a reply. */
export const Report = z.strictObject({
  reason: z.enum(
    REPORT_REASONS.map(({ id }) => id),
    'Choose what is wrong with this video.',
  ),
  words: z.optional(
    z.string().check(
      z.overwrite(cleanText),
      z.refine((text) => Array.from(text).length <= REPORT_WORDS_MAX_CHARS, {
        error: () => `Use at most ${REPORT_WORDS_MAX_CHARS} characters.`,
      }),
    ),
  ),
  email: z.optional(EmailField),
});
export type Report = z.infer<typeof Report>;

/** `isNew`: false when somebody on the same network has already reported this video. */
export const Reported = z.object({ isNew: z.boolean() });
