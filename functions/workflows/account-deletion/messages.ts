import { z } from 'zod';

/** The input of every step of an account deletion. */
export const LeavingUser = z.object({ userId: z.string().min(1) });
