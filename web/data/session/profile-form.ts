import '#web/lib/zod-without-eval.ts';
import * as z from 'zod/mini';
import { EmailField } from '#contract/schemas/text.ts';
import { NAME_MAX_CHARS, type Profile as StoredProfile } from './profile.ts';

/** The profile form in Settings, with its error messages. */
export const Profile = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your name.'),
      z.maxLength(NAME_MAX_CHARS, `Use at most ${NAME_MAX_CHARS} characters.`),
    ),
  email: EmailField,
}) satisfies z.ZodMiniType<StoredProfile>;
