import { z } from 'zod';
import type { Identity } from '#functions/domain/account/user.ts';

/** The claims in a user pool's ID token, for every sign-in method. */
export const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  name: z.string().catch(''),
  email: z.string().catch(''),
  /** Cognito sometimes sends this claim as text. */
  email_verified: z.preprocess((value) => value === true || value === 'true', z.boolean()),
  picture: z
    .url({ protocol: /^https$/u })
    .optional()
    .catch(undefined),
  'cognito:username': z.string().min(1).optional(),
  /** Only present for users who sign in through another identity provider. */
  identities: z.unknown().optional(),
});

/** The identity that outlives the user in the pool: the e-mail address, or another provider’s username. */
const recognisedBy = (claims: z.infer<typeof Claims>): string | undefined => {
  if (claims.identities !== undefined) return claims['cognito:username'];
  const isAddressTheirs = claims['cognito:username'] !== undefined && claims.email_verified;
  return isAddressTheirs ? claims.email.toLowerCase() : undefined;
};

export const identityOf = (claims: z.infer<typeof Claims>): Identity => ({
  issuer: claims.iss,
  subject: claims.sub,
  name: claims.name,
  email: claims.email,
  avatar: claims.picture,
  username: claims['cognito:username'],
  recognisedBy: recognisedBy(claims),
  emailStanding: claims.email_verified && claims.email !== '' ? 'verified' : 'unverified',
});
