import { z } from 'zod';

const Rule = z.looseObject({
  Name: z.string(),
  Statement: z.looseObject({
    ManagedRuleGroupStatement: z
      .looseObject({
        Name: z.string(),
        RuleActionOverrides: z
          .array(z.object({ Name: z.string(), ActionToUse: z.record(z.string(), z.unknown()) }))
          .optional(),
      })
      .optional(),
  }),
  Action: z
    .object({
      Challenge: z.unknown().optional(),
      Block: z
        .object({
          CustomResponse: z
            .object({
              ResponseCode: z.number(),
              CustomResponseBodyKey: z.string(),
              ResponseHeaders: z.array(z.object({ Name: z.string(), Value: z.string() })),
            })
            .optional(),
        })
        .optional(),
    })
    .optional(),
});
export type Rule = z.infer<typeof Rule>;

/** A firewall as CloudFormation receives it. */
export const WebAcl = z.looseObject({
  Rules: z.array(Rule),
  CustomResponseBodies: z.record(z.string(), z.object({ ContentType: z.string(), Content: z.string() })),
});

/** Web ACL capacity units, from the table that AWS publishes. */
const MANAGED_UNITS: Readonly<Record<string, number>> = {
  AWSManagedRulesCommonRuleSet: 700,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
  AWSManagedRulesAmazonIpReputationList: 25,
};
const MATCH_UNITS: Readonly<Record<string, number>> = {
  EXACTLY: 2,
  STARTS_WITH: 2,
  ENDS_WITH: 2,
  CONTAINS: 10,
  CONTAINS_WORD: 10,
};
const REGEX_UNITS = 3;
const LABEL_UNITS = 1;
const RATE_UNITS = 2;
const RATE_KEY_UNITS = 30;
const TRANSFORMATION_UNITS = 10;

const Node = z.record(z.string(), z.unknown());

const ownUnits = (kind: string, node: z.infer<typeof Node>): number => {
  const list = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
  const transformations = TRANSFORMATION_UNITS * list(node['TextTransformations']);
  if (kind === 'ManagedRuleGroupStatement') return MANAGED_UNITS[String(node['Name'])] ?? Number.NaN;
  if (kind === 'ByteMatchStatement')
    return (MATCH_UNITS[String(node['PositionalConstraint'])] ?? Number.NaN) + transformations;
  if (kind === 'RegexMatchStatement') return REGEX_UNITS + transformations;
  if (kind === 'LabelMatchStatement') return LABEL_UNITS;
  if (kind === 'RateBasedStatement') return RATE_UNITS + RATE_KEY_UNITS * list(node['CustomKeys']);
  return 0;
};

/** The capacity of a rule, including every statement inside it. */
export const unitsOf = (rule: Rule): number => {
  const within = (value: unknown): number => {
    if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + within(each), 0);
    const node = Node.safeParse(value);
    if (!node.success) return 0;
    return Object.entries(node.data).reduce((sum, [kind, inner]) => {
      const parsed = Node.safeParse(inner);
      return sum + (parsed.success ? ownUnits(kind, parsed.data) : 0) + within(inner);
    }, 0);
  };
  return within(rule.Statement);
};
