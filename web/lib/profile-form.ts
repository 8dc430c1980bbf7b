import './zod-without-eval.ts';
import { z } from 'zod';
import { NAME_MAX_CHARS, type Profile as StoredProfile } from './profile.ts';

const EMAIL_MAX_CHARS = 254;

/** What a person types about themselves in Settings, with what is wrong about it. */
export const Profile = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Type your name.')
    .max(NAME_MAX_CHARS, `Use at most ${NAME_MAX_CHARS} characters.`),
  email: z
    .string()
    .trim()
    .max(EMAIL_MAX_CHARS, 'This address is too long.')
    .pipe(z.email('Type a valid email address.')),
}) satisfies z.ZodType<StoredProfile>;
