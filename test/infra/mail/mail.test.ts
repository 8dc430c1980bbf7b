import { expect, test } from 'vitest';
import { stackNames } from '#infra/stage/names.ts';
import { checkStage } from '#infra/stage/stages.ts';
import {
  actionsOf,
  FURNISHED,
  resourcesOf,
  stageOf,
  statementsOfFunction,
  templatesOf,
  theOne,
  variablesOf,
} from '#test/support/infra/stacks.ts';

const SEND_MAILS = 'functions/scheduled/accounts/send-mails.lambda.ts';
const { site } = templatesOf('dev', FURNISHED);
const without = templatesOf('dev').site;

test('the sender’s domain signs with DKIM, has its own return path, and has its DNS records as outputs', () => {
  const stage = stageOf('dev', FURNISHED);
  expect(stage.mail?.stackName).toBe(stackNames('dev').mail);
  expect(theOne(site, 'AWS::SES::EmailIdentity').Properties).toMatchObject({
    EmailIdentity: 'veilcast.example',
    MailFromAttributes: { MailFromDomain: 'bounce.veilcast.example' },
  });
  expect(theOne(site, 'AWS::SES::ConfigurationSet').Properties).toMatchObject({
    Name: 'veilcast-dev-mail',
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
  });
  const outputs = Object.values(site.findOutputs('*')).map(({ Value }) => JSON.stringify(Value));
  expect(outputs.filter((value) => value.includes('Dkim') && value.includes('CNAME'))).toHaveLength(3);
  expect(outputs.some((value) => value.includes('_dmarc.veilcast.example'))).toBe(true);
});

test('bounces of the stage’s emails, and complaints about them, trigger the function that suppresses addresses', () => {
  const destination = theOne(site, 'AWS::SES::ConfigurationSetEventDestination').Properties;
  expect(destination['EventDestination']).toMatchObject({
    Enabled: true,
    MatchingEventTypes: ['bounce', 'complaint'],
    EventBridgeDestination: { EventBusArn: expect.anything() },
  });
  const rules = resourcesOf(site, 'AWS::Events::Rule').filter(([, { Properties }]) =>
    JSON.stringify(Properties['EventPattern'] ?? {}).includes('aws.ses'),
  );
  expect(rules.map(([, { Properties }]) => Properties['EventPattern'])).toEqual([
    {
      source: ['aws.ses'],
      detail: {
        eventType: ['Bounce', 'Complaint'],
        mail: { tags: { 'ses:configuration-set': ['veilcast-dev-mail'] } },
      },
    },
  ]);
});

// Proves mail-stage-sender-none.
test('only SendMails sends mail, and only from the stage’s own address', () => {
  const senders = resourcesOf(site, 'AWS::Lambda::Function')
    .map(([, { Properties }]) => String(Properties['Handler']))
    .filter((handler) => handler.startsWith('functions/'))
    .filter((handler) => actionsOf(statementsOfFunction(site, handler)).includes('ses:SendEmail'));
  expect(senders).toEqual([SEND_MAILS]);
  const sending = statementsOfFunction(site, SEND_MAILS).find(({ Action }) => Action === 'ses:SendEmail');
  expect(sending?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': FURNISHED.mailFrom } });
  expect(JSON.stringify(sending?.Resource)).not.toContain('*');
  expect(variablesOf(site, SEND_MAILS)).toMatchObject({
    MAIL_FROM: `Veilcast <${FURNISHED.mailFrom}>`,
    MAIL_CONFIGURATION_SET: 'veilcast-dev-mail',
  });
});

// Proves mail-letter-video-waits-shows-poster.
test('SendMails may read posters, but no other files of creators', () => {
  const reads = statementsOfFunction(site, SEND_MAILS).filter(({ Action }) => Action === 's3:GetObject');
  expect(reads).toHaveLength(1);
  expect(JSON.stringify(reads[0]?.Resource)).toContain('/media/*/poster.jpg"');
});

// Proves mail-stage-sender-none.
test('a stage without a sender sends nothing and has no way to send anything', () => {
  expect(resourcesOf(without, 'AWS::SES::EmailIdentity')).toEqual([]);
  expect(variablesOf(without, SEND_MAILS)).not.toHaveProperty('MAIL_FROM');
  expect(actionsOf(statementsOfFunction(without, SEND_MAILS))).not.toContain('ses:SendEmail');
});

test('a sender must be an email address', () => {
  expect(() => checkStage('dev', { mailFrom: 'veilcast.example' })).toThrow('mailFrom');
});
