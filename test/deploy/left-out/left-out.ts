import { METRIC_MATH } from './assembly.ts';

/**
 * The kinds of resources that the emulator does not support, each with its error message.
 * `probes.ts` deploys a tiny stack for each kind and expects that message. All other resources of a stage are
 * deployed.
 */
export const LEFT_OUT = {
  'AWS::CloudFront::PublicKey': 'Unrecognized resource types: [AWS::CloudFront::PublicKey]',
  'AWS::CloudFront::KeyGroup': 'Unrecognized resource types: [AWS::CloudFront::KeyGroup]',
  [METRIC_MATH]: 'Properties.Metrics (metric math) is not supported; use MetricName and Namespace.',
  'AWS::Athena::NamedQuery': 'Unrecognized resource types: [AWS::Athena::NamedQuery]',
  'AWS::Budgets::Budget': 'Unrecognized resource types: [AWS::Budgets::Budget]',
  'AWS::WAFv2::WebACLAssociation': 'Unrecognized resource types: [AWS::WAFv2::WebACLAssociation]',
  // This kind’s function runs the AWS CLI from a layer at a fixed path, but the emulator unpacks layers elsewhere.
  'Custom::CDKBucketDeployment': "[Errno 2] No such file or directory: '/opt/awscli/aws'",
} as const satisfies Readonly<Record<string, string>>;

export type LeftOutKind = keyof typeof LEFT_OUT;
