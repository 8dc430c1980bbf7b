import { PROVIDER_SECRETS } from '#contract/providers.ts';
import { capitalized } from '#infra/stage/names.ts';

/** A finding of cdk-nag that is as it should be. */
export interface Acknowledged {
  /** The rule, without the name of its pack; `IAM5[…]` names what the wildcard is in. */
  readonly rule: RegExp;
  /** Where it was found: the path of the construct below its stage, such as `data/…` or `api/…`. */
  readonly at: RegExp;
  readonly why: string;
}

const of = (rule: RegExp | string, at: RegExp, why: string): Acknowledged => ({
  rule: typeof rule === 'string' ? new RegExp(`^${rule}$`, 'u') : rule,
  at,
  why,
});

const PROVIDERS = /^(?:data\/MediaKeys\/Mint|site\/SignIn\/Settings|site\/MediaSettings)\/Provider\//u;
const UPLOADER = /^site\/Custom::CDKBucketDeployment\w+\//u;

/** Every finding of the pack AwsSolutions that is not mended, each with the reason. What is not here fails the synthesis. */
export const ACKNOWLEDGED: readonly Acknowledged[] = [
  of(
    'APIG4',
    /^[a-z]+-routes\/\w+\/\w+Route\//u,
    'Every route checks the origin secret, and its session where the route table says so; a public page has no one to authorize.',
  ),
  of(
    'APIG1',
    /^site\/ApiStage\/Resource$/u,
    'Each function logs one line a request with route, status, time and request id.',
  ),
  of('CFR1', /^site\/Edge\/Distribution\//u, 'The product is for every country.'),
  of(
    'CFR2',
    /^site\/Edge\/Distribution\//u,
    'A firewall is a setting of the stage (firewall), because it costs money each month; calls are limited without it.',
  ),
  of(
    'CFR3',
    /^site\/Edge\/Distribution\//u,
    'Logs of the edge would keep the addresses of all viewers; the API logs its calls without them.',
  ),
  of(
    'CFR4',
    /^site\/Edge\/Distribution\//u,
    'A stage without a domain has the certificate of CloudFront, whose oldest TLS cannot be chosen; with a domain it is 1.2.',
  ),
  of(
    'COG1',
    /^data\/SignIn\/Pool\//u,
    'Length is what makes a password strong; rules about its characters only make it hard to remember.',
  ),
  of(
    'COG2',
    /^data\/SignIn\/Pool\//u,
    'People sign in by Google, which asks for a second factor itself, or to films of their own: no factor is forced on them.',
  ),
  of(
    'COG8',
    /^data\/SignIn\/Pool\//u,
    'The plus plan is paid for each user; sign-in calls are limited per address by the route table.',
  ),
  of(
    /^IAM4\[Policy::.*AWSLambdaBasicExecutionRole\]$/u,
    /^(?:data\/MediaKeys\/Mint|site\/SignIn\/Settings|site\/MediaSettings)\/Provider\/framework-onEvent\//u,
    "CDK's own function between CloudFormation and ours, which runs while a stack is deployed; it only writes its log by this.",
  ),
  of(
    /^IAM4\[Policy::.*AWSLambdaBasicExecutionRole\]$/u,
    /^site\/AWS679f53fac002430cb0da5b7982bd2287\//u,
    "CDK's own function that reads the client's secret at deployment; it only writes its log by this.",
  ),
  of(
    /^IAM4\[Policy::.*AWSLambdaBasicExecutionRole\]$/u,
    UPLOADER,
    "CDK's own function that uploads the site at deployment; it only writes its log by this.",
  ),
  of(
    /^IAM5\[Resource::<\w+Function\w+\.Arn>:\*\]$/u,
    PROVIDERS,
    'Every version of one function, by the function of CDK that calls it at deployment.',
  ),
  of(
    /^IAM5\[Resource::Veilcast-[a-z0-9-]+-data:ExportsOutputFnGetAttMedia\w+\/(?:media|work)\/\*\]$/u,
    /^(?:work|[a-z]+-routes)\/\w+\/\w+Role\/DefaultPolicy\//u,
    'Objects of all users under one prefix; which of them is decided by the row that the step works on.',
  ),
  of(
    'IAM5\\[Resource::\\*\\]',
    /^(?:data\/MediaKeys|work|[a-z]+-routes|site)\/.*Role\/DefaultPolicy\//u,
    'Traces have no resource to name, nor has speech; test/infra/permissions/grants.test.ts holds that nothing else is allowed everywhere.',
  ),
  of(
    /^IAM5\[Resource::<Films\w+\.Arn>:\*\]$/u,
    /^work\/Films\/StateMachine\/Role\/DefaultPolicy\//u,
    'A film under way goes on with the versions of its steps that it began with.',
  ),
  of(
    /^IAM4\[Policy::.*AWSCodeDeployRoleForLambdaLimited\]$/u,
    /^[a-z]+-routes\/\w+\/Release\/Role\//u,
    'What CodeDeploy needs to move an alias of a function and to look at an alarm, as AWS keeps it.',
  ),
  of(
    'IAM5\\[Resource::\\*\\]',
    UPLOADER,
    'CDK asks CloudFront to drop its copies of three files; it names no distribution.',
  ),
  of(
    /^IAM5\[Action::s3:(?:GetBucket|GetObject|List|Abort|DeleteObject)\*\]$/u,
    UPLOADER,
    "Reading the assets bucket of the account and writing the site's bucket, at deployment.",
  ),
  of(
    /^IAM5\[Resource::(?:<Site\w+\.Arn>|arn:.*:s3:::cdk-.*-assets-.*)\/\*\]$/u,
    UPLOADER,
    "Files of the site's bucket and of the assets bucket, at deployment.",
  ),
  of('L1', UPLOADER, 'CDK chooses the runtime of its own function.'),
  of(
    'S1',
    /^data\/Media\/Resource$/u,
    'Films are read through the distribution only; a log of who watched what is not wanted.',
  ),
  of(
    'S1',
    /^cost\/Bucket\/Resource$/u,
    'Operators and the stream are all who reach the cost lines; a log of it would be larger than they are.',
  ),
  of(
    /^IAM5\[Resource::<Bucket\w+\.Arn>\/cost(?:-failed)?\/\*\]$/u,
    /^cost\/Shipping\/StreamRole\/DefaultPolicy\//u,
    'The stream names each object by the time it writes it.',
  ),
  of('S1', /^site\/Site\/Resource$/u, 'Public files of the web app, read through the distribution only.'),
  of(
    'S10',
    /^data\/Media\/Resource$/u,
    'The policy of this bucket is in the other stack, where the distribution is known; it denies what comes without TLS.',
  ),
  of(
    'SF1',
    /^work\/(?:Deletion|Films)\/StateMachine\//u,
    'Each step logs its own line with video, attempt and time; Step Functions keeps the history for 90 days.',
  ),
  of(
    'SMG4',
    /^data\/SignInSecret\//u,
    'Its identity key must never change: it recognises people who deleted their account.',
  ),
  of(
    'SMG4',
    /^data\/MediaSecret\//u,
    'A pair of keys with CloudFront; docs/runbook.md tells how it is changed when it leaked.',
  ),
  of(
    'SMG4',
    new RegExp(`^data/(?:${[...PROVIDER_SECRETS, 'stripe'].map(capitalized).join('|')})Secret/`, 'u'),
    'The provider makes these keys; an operator stores another one by npm run secrets.',
  ),
  of(
    'SMG4',
    /^data\/OriginSecret\//u,
    'The distribution reads it only while it is deployed: a secret that changed by itself would close the API.',
  ),
];
