import { z } from 'zod';
import type { Identity } from '#functions/domain/account/user.ts';

/** What an id token of a user pool says about somebody, whichever way they signed in. */
export const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  name: z.string().catch(''),
  email: z.string().catch(''),
  email_verified: z.boolean().catch(false),
  picture: z
    .url({ protocol: /^https$/u })
    .optional()
    .catch(undefined),
  'cognito:username': z.string().min(1).optional(),
  /** Only people whom another provider signs in have it. */
  identities: z.unknown().optional(),
});

/** An address stays when the pool forgets its holder, and so does the name another provider's people have in the pool. */
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
});
