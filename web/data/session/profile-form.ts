import '#web/lib/zod-without-eval.ts';
import * as z from 'zod/mini';
import { NAME_MAX_CHARS, type Profile as StoredProfile } from './profile.ts';

const EMAIL_MAX_CHARS = 254;

/** The profile form in Settings, with its error messages. */
export const Profile = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your name.'),
      z.maxLength(NAME_MAX_CHARS, `Use at most ${NAME_MAX_CHARS} characters.`),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(EMAIL_MAX_CHARS, 'This address is too long.'),
      z.email('Enter a valid email address.'),
    ),
}) satisfies z.ZodMiniType<StoredProfile>;
