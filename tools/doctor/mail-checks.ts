import type { MailAccount } from '#functions/gateways/aws/ses-account.ts';
import { mailDomain, mailSetName } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { type Check, type Finding, off, ok, todo } from './finding.ts';

interface MailPorts {
  readonly stage: string;
  readonly settings: Pick<StageSettings, 'mailFrom' | 'codesFrom'>;
  readonly account: MailAccount;
  /** The TXT records of a name; none if the name does not exist. */
  readonly txtOf: (name: string) => Promise<readonly string[]>;
}

const RETURNS = ['BOUNCE', 'COMPLAINT'];

const senderFinding = async ({ stage, account }: MailPorts, domain: string): Promise<Finding> => {
  const identity = await account.identity(domain);
  if (identity === undefined) return todo(`SES does not know ${domain}: npm run deploy -- ${stage}`);
  const records = identity.records.map(([name, target]) => `${name} CNAME ${target}`).join('; ');
  if (!identity.signs || !identity.isVerified)
    return todo(`SES has not found the DKIM records of ${domain} yet; its DNS needs: ${records}`);
  return identity.hasReturnPath
    ? ok(`${domain} is verified and signs with DKIM`)
    : todo(
        `bounce.${domain} has no MX record, so bounces return by amazonses.com: the outputs of the stack Veilcast-${stage}-mail have it`,
      );
};

/** Checks the sender of codes, on a stage that sends no other mail. */
const codesFinding = async ({ account }: MailPorts, domain: string): Promise<Finding> => {
  const identity = await account.identity(domain);
  return identity?.isVerified === true
    ? ok(`${domain} is verified`)
    : todo(
        `SES has not verified ${domain}, so no code arrives: set mailFrom to an address of it in infra/stage/stages.ts, deploy, and enter the records of the stack’s outputs`,
      );
};

const dmarcFinding = async ({ txtOf }: MailPorts, domain: string): Promise<Finding> => {
  const policies = (await txtOf(`_dmarc.${domain}`)).filter((text) => text.startsWith('v=DMARC1'));
  const [policy] = policies;
  if (policy === undefined)
    return todo(
      `large mailbox providers refuse mails without it: add the TXT record _dmarc.${domain} "v=DMARC1; p=quarantine"`,
    );
  return policies.length === 1
    ? ok(policy)
    : todo(`_dmarc.${domain} has ${policies.length} policies, so none counts: keep one`);
};

const accessFinding = async ({ account }: MailPorts): Promise<Finding> => {
  const { isProduction, isEnabled } = await account.sending();
  if (!isEnabled) return todo('SES has stopped this account: read the message in the SES console');
  return isProduction
    ? ok('out of the sandbox')
    : todo(
        'in the sandbox, where SES sends to verified addresses only: SES console, Account dashboard, Request production access',
      );
};

const returnsFinding = async ({ stage, account }: MailPorts): Promise<Finding> => {
  const reported = await account.reports(mailSetName(stage));
  if (reported === undefined)
    return todo(`the configuration set ${mailSetName(stage)} is missing: npm run deploy -- ${stage}`);
  return RETURNS.every((kind) => reported.includes(kind))
    ? ok('bounces and complaints suppress their address')
    : todo(`${mailSetName(stage)} does not report bounces and complaints: npm run deploy -- ${stage}`);
};

/** The settings that mail needs in order to arrive. */
export const mailChecks = (ports: MailPorts): readonly Check[] => {
  const { mailFrom, codesFrom } = ports.settings;
  if (mailFrom === undefined)
    return [
      {
        title: 'Mail',
        run: async () =>
          off(
            'no sender, by its settings, so no mail is sent and nobody can subscribe to the newsletter: set mailFrom in infra/stage/stages.ts and deploy',
          ),
      },
      ...(codesFrom === undefined
        ? []
        : [
            { title: 'Sender of codes', run: () => codesFinding(ports, mailDomain(codesFrom)) },
            { title: 'Mail access', run: () => accessFinding(ports) },
          ]),
    ];
  const domain = mailDomain(mailFrom);
  return [
    { title: 'Mail sender', run: () => senderFinding(ports, domain) },
    { title: 'Mail DMARC', run: () => dmarcFinding(ports, domain) },
    { title: 'Mail access', run: () => accessFinding(ports) },
    { title: 'Mail returns', run: () => returnsFinding(ports) },
  ];
};
