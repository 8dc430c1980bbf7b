import {
  GetAccountCommand,
  GetConfigurationSetEventDestinationsCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { afterEach, expect, test } from 'vitest';
import { sesAccount } from '#functions/gateways/aws/ses-account.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const aws = mockAws(SESv2Client);
afterEach(() => aws.reset());
const missing = new NotFoundException({ $metadata: {}, message: '' });

test('lists the DNS records that a domain still needs', async () => {
  aws.on(GetEmailIdentityCommand).resolves({
    VerifiedForSendingStatus: true,
    DkimAttributes: { Status: 'PENDING', Tokens: ['t1'] },
    MailFromAttributes: {
      MailFromDomain: 'bounce.veilcast.example',
      MailFromDomainStatus: 'SUCCESS',
      BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
    },
  });
  expect(await sesAccount('eu-west-1').identity('veilcast.example')).toEqual({
    isVerified: true,
    signs: false,
    hasReturnPath: true,
    records: [['t1._domainkey.veilcast.example', 't1.dkim.amazonses.com']],
  });
});

test('reports that a new account is in the sandbox', async () => {
  aws.on(GetAccountCommand).resolves({ SendingEnabled: true });
  expect(await sesAccount('eu-west-1').sending()).toEqual({ isProduction: false, isEnabled: true });
});

test('only enabled destinations report events', async () => {
  aws.on(GetConfigurationSetEventDestinationsCommand).resolves({
    EventDestinations: [
      { Name: 'a', Enabled: true, MatchingEventTypes: ['BOUNCE'] },
      { Name: 'b', Enabled: false, MatchingEventTypes: ['COMPLAINT'] },
    ],
  });
  expect(await sesAccount('eu-west-1').reports('veilcast-dev-mail')).toEqual(['BOUNCE']);
});

test('returns undefined for anything SES does not have, and throws on any other failure', async () => {
  aws.on(GetEmailIdentityCommand).rejects(missing);
  aws.on(GetConfigurationSetEventDestinationsCommand).rejects(missing);
  expect(await sesAccount('eu-west-1').identity('veilcast.example')).toBeUndefined();
  expect(await sesAccount('eu-west-1').reports('veilcast-dev-mail')).toBeUndefined();
  aws.on(GetAccountCommand).rejects(new Error('SES is away'));
  await expect(sesAccount('eu-west-1').sending()).rejects.toThrow('SES is away');
});
