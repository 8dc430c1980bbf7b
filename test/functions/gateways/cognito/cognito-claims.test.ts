import { describe, expect, it } from 'vitest';
import { Claims, identityOf } from '#functions/gateways/cognito/cognito-claims.ts';

const google = {
  iss: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_pool',
  sub: '6f1c',
  email: 'ada@example.com',
  'cognito:username': 'Google_42',
  identities: [{ providerName: 'Google' }],
};

describe('the address of a user who signs in with Google', () => {
  // Proves money-nothing-free-unverified-disposable.
  it.each([
    [{ email_verified: true }, 'verified'],
    [{ email_verified: 'true' }, 'verified'],
    [{ email_verified: false }, 'unverified'],
    [{ email_verified: 'false' }, 'unverified'],
    [{}, 'unverified'],
    [{ email_verified: true, email: undefined }, 'unverified'],
  ])('for the claims %j is %s', (claims, standing) => {
    expect(identityOf(Claims.parse({ ...google, ...claims })).emailStanding).toBe(standing);
  });
});
