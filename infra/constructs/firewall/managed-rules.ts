import type { FirewallRule } from './firewall-rule.ts';
import { REFUSE_BODY } from './refusals.ts';
import { all, any, labelled, not, pathMatches } from './statements.ts';

const VENDOR = 'AWS';
const COMMON = 'AWSManagedRulesCommonRuleSet';
const BAD_INPUTS = 'AWSManagedRulesKnownBadInputsRuleSet';
const REPUTATION = 'AWSManagedRulesAmazonIpReputationList';

/** The rules in each group that inspect bodies. */
const BODY_RULES = {
  [COMMON]: [
    'SizeRestrictions_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'CrossSiteScripting_BODY',
  ],
  [BAD_INPUTS]: ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'],
} as const;
/** The labels that these rules put on a request whose body looks like an attack; size alone doesn’t count. */
const SUSPICIOUS = [
  'awswaf:managed:aws:core-rule-set:EC2MetaDataSSRF_Body',
  'awswaf:managed:aws:core-rule-set:GenericLFI_Body',
  'awswaf:managed:aws:core-rule-set:GenericRFI_Body',
  'awswaf:managed:aws:core-rule-set:CrossSiteScripting_Body',
  'awswaf:managed:aws:known-bad-inputs:JavaDeserializationRCE_Body',
  'awswaf:managed:aws:known-bad-inputs:Log4JRCE_Body',
  'awswaf:managed:aws:known-bad-inputs:ReactJSRCE_Body',
];

/** Signed film URLs are long and contain file names; only the bucket reads them. */
const MEDIA = '^/media/';
/**
 * Paths of requests whose bodies may contain any text from people or the payment provider: stories,
 * storyboards, series, runs, scenes, titles, payout details, names, passwords, e-mail addresses, reports,
 * appeals, operators' reasons, events.
 */
export const FREE_TEXT =
  '^/api/(?:stories(?:/|$)|storyboards(?:/|$)|series(?:/|$)|runs/|uploads$|videos/|affiliate/|auth/email/|watch/[^/]+/reports$|notices/|operator/|publishing/|newsletter$|payments/webhook$)';

const group = (
  name: string,
  group: string,
  more: { readonly bodyRules?: readonly string[]; readonly anywhere?: true } = {},
): FirewallRule => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: VENDOR,
      name: group,
      ...(more.bodyRules && {
        ruleActionOverrides: more.bodyRules.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      }),
      ...(more.anywhere !== true && { scopeDownStatement: not(pathMatches(MEDIA)) }),
    },
  },
});

/** IP addresses that have attacked other AWS customers. */
export const REPUTATION_RULE = group('reputation', REPUTATION, { anywhere: true });

/** AWS's rules against known attacks; the ones that inspect bodies skip the routes that take free text. */
export const ATTACK_RULES: readonly FirewallRule[] = [
  group('common', COMMON, { bodyRules: BODY_RULES[COMMON] }),
  group('bad-inputs', BAD_INPUTS, { bodyRules: BODY_RULES[BAD_INPUTS] }),
  {
    name: 'bodies',
    action: REFUSE_BODY,
    statement: all(any(...SUSPICIOUS.map(labelled)), not(pathMatches(FREE_TEXT))),
  },
];
