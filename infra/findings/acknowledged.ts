import { PROVIDER_SECRETS } from '#contract/providers.ts';
import { capitalized } from '#infra/stage/names.ts';
import { type Acknowledged, of } from './finding.ts';

/** A finding that concerns every file under a path in the media bucket, which is in another stack. */
const ofMedia = (path: string): RegExp =>
  new RegExp(
    String.raw`^IAM5\[Resource::\{"Fn::GetStackOutput":\{[^}]*"OutputName":"PublishOutputFnGetAttMedia\w+"\}\}/${path}\]$`,
    'u',
  );

const UPLOADER = /^site\/Custom::CDKBucketDeployment\w+\//u;

/** Accepted findings in CDK’s own function that uploads the site during deployment. */
const UPLOADER_FINDINGS: readonly Acknowledged[] = [
  of(
    /^IAM4\[Policy::.*AWSLambdaBasicExecutionRole\]$/u,
    UPLOADER,
    "CDK's own function that uploads the site during deployment; it uses this only to write its log.",
  ),
  of(
    'IAM5\\[Resource::\\*\\]',
    UPLOADER,
    'CDK invalidates three files in CloudFront; the permission names no distribution.',
  ),
  of(
    /^IAM5\[Action::s3:(?:GetBucket|GetObject|List|Abort|DeleteObject)\*\]$/u,
    UPLOADER,
    "Reads the account's assets bucket and writes the site's bucket during deployment.",
  ),
  of(
    /^IAM5\[Resource::(?:<Site\w+\.Arn>|arn:.*:s3:::cdk-.*-assets-.*)\/\*\]$/u,
    UPLOADER,
    "Files of the site's bucket and the assets bucket, during deployment.",
  ),
  of('L1', UPLOADER, 'CDK chooses the runtime of its own function.'),
];

const PROVIDERS = /^(?:data\/MediaKeys\/Mint|site\/SignIn\/Settings|site\/MediaSettings)\/Provider\//u;

/**
 * Every accepted finding of the AwsSolutions pack, with the reason for accepting it. Synthesis fails on any other
 * finding.
 */
export const ACKNOWLEDGED: readonly Acknowledged[] = [
  ...UPLOADER_FINDINGS,
  of(
    'APIG4',
    /^[a-z]+-routes\/\w+\/\w+Route\//u,
    'Every route checks the origin secret, and the session where the route table requires one; public pages have no one to authorize.',
  ),
  of(
    'APIG1',
    /^site\/ApiStage\/Resource$/u,
    'Each function logs one line per request with route, status, time and request id.',
  ),
  of('CFR1', /^site\/Edge\/Distribution\//u, 'The product is available in every country.'),
  of(
    'CFR2',
    /^site\/Edge\/Distribution\//u,
    'The firewall is a stage setting (firewall), on for staging and prod; other stages do without, because it costs money each month.',
  ),
  of(
    'CFR3',
    /^site\/Edge\/Distribution\//u,
    'The log of CloudFront’s older kind keeps the addresses of all viewers; `veilcast.ts` delivers one without them.',
  ),
  of(
    'CFR4',
    /^site\/Edge\/Distribution\//u,
    "A stage without a domain uses CloudFront's certificate, whose minimum TLS version is fixed; with a domain it is 1.2.",
  ),
  of(
    'COG1',
    /^data\/SignIn\/Pool\//u,
    'Length makes a password strong; rules about its characters only make it hard to remember.',
  ),
  of(
    'COG2',
    /^data\/SignIn\/Pool\//u,
    'Users with a password may switch a second factor on; Google can ask its users for one. Operators need one, others work on videos of their own.',
  ),
  of(
    'COG8',
    /^data\/SignIn\/Pool\//u,
    'AWS charges the Plus plan per user; our own passes count guesses per account and network (decision 58).',
  ),
  of(
    /^IAM4\[Policy::.*AWSLambdaBasicExecutionRole\]$/u,
    /^(?:data\/MediaKeys\/Mint|site\/SignIn\/Settings|site\/MediaSettings)\/Provider\/framework-onEvent\//u,
    "CDK's own function between CloudFormation and ours, which runs during deployment; it uses this only to write its log.",
  ),
  of(
    /^IAM4\[Policy::.*AWSLambdaBasicExecutionRole\]$/u,
    /^site\/AWS679f53fac002430cb0da5b7982bd2287\//u,
    "CDK's own function that reads the firewall's ARN during deployment; it uses this only to write its log.",
  ),
  of(
    /^IAM5\[Resource::<\w+Function\w+\.Arn>:\*\]$/u,
    PROVIDERS,
    "Every version of one function, called by CDK's own function during deployment.",
  ),
  of(
    ofMedia(String.raw`(?:media|work|withheld|evidence)(?:/\*/uploads)?/\*`),
    /^(?:work|[a-z]+-routes)\/\w+\/\w+Role\/DefaultPolicy\//u,
    'Objects of all users under one prefix; the row that the step works on decides which of them.',
  ),
  of(
    ofMedia(String.raw`media/previews/\*`),
    /^work\/Duties\/SpeakPreviewsRole\/DefaultPolicy\//u,
    'The recordings of the voices, all in one folder; their names change with the narrator.',
  ),
  of(
    ofMedia(String.raw`media/exports/\*`),
    /^work\/(?:Export\/PackExport|Duties\/PruneExports)Role\/DefaultPolicy\//u,
    'Archives of accounts, each under its owner; their names are new each time.',
  ),
  of(
    ofMedia(String.raw`media/\*/poster\.jpg`),
    /^work\/Duties\/SendMailsRole\/DefaultPolicy\//u,
    'Posters travel in letters about the videos of a series; the folder of each account is random.',
  ),
  of(
    'IAM5\\[Resource::\\*\\]',
    /^(?:data\/(?:MediaKeys|Triggers)|work|[a-z]+-routes|site)\/.*Role\/DefaultPolicy\//u,
    'Traces and speech have no resource to name; test/infra/permissions/grants.test.ts proves that nothing else is allowed on all resources.',
  ),
  of(
    /^IAM5\[Resource::<Films\w+\.Arn>:\*\]$/u,
    /^work\/Films\/StateMachine\/Role\/DefaultPolicy\//u,
    'A running film keeps the versions of its steps that it began with.',
  ),
  of(
    /^IAM4\[Policy::.*AWSCodeDeployRoleForLambdaLimited\]$/u,
    /^[a-z]+-routes\/\w+\/Release\/Role\//u,
    "What CodeDeploy needs to move a function's alias and to read an alarm, as AWS maintains it.",
  ),
  of(
    'S1',
    /^data\/Media\/Resource$/u,
    'Only the distribution reads films; we do not want a log of who watched what.',
  ),
  of(
    'S1',
    /^cost\/Bucket\/Resource$/u,
    'Only operators and the stream access the cost lines; an access log would be larger than the lines.',
  ),
  of(
    /^IAM5\[Resource::<Bucket\w+\.Arn>\/cost(?:-failed)?\/\*\]$/u,
    /^cost\/Shipping\/StreamRole\/DefaultPolicy\//u,
    'The stream names each object by the time it writes it.',
  ),
  of(
    'S1',
    /^work\/EdgeLog\/Resource$/u,
    'It is a log itself: CloudFront writes it, and only MeterEgress reads it, object by object.',
  ),
  of(
    /^IAM5\[Resource::<EdgeLog\w+\.Arn>\/AWSLogs\/\*\]$/u,
    /^work\/Duties\/MeterEgressRole\/DefaultPolicy\//u,
    'CloudFront names each object of its log by the time it writes it.',
  ),
  of('S1', /^site\/Site\/Resource$/u, 'Public files of the web app, which only the distribution reads.'),
  of(
    'S10',
    /^data\/Media\/Resource$/u,
    "This bucket's policy is in the other stack, which has the distribution; it denies requests without TLS.",
  ),
  of(
    'SF1',
    /^work\/(?:Deletion|Export|Films|Publications|Series|Storyboards|Uploads)\/StateMachine\//u,
    'Each step logs its own line with video, attempt and time; Step Functions keeps the history for 90 days.',
  ),
  of(
    'SMG4',
    /^data\/SignInSecret\//u,
    'Its identity key must never change: it recognises users who deleted their account.',
  ),
  of(
    'SMG4',
    /^data\/MediaSecret\//u,
    'A key pair registered with CloudFront; docs/runbook.md explains how to replace it after a leak.',
  ),
  of(
    'SMG4',
    new RegExp(`^data/(?:${[...PROVIDER_SECRETS, 'stripe'].map(capitalized).join('|')})Secret/`, 'u'),
    'The provider issues these keys; an operator stores new ones with npm run secrets.',
  ),
  of(
    'SMG4',
    /^data\/SigningSecret\//u,
    'A certificate authority issues this certificate; an operator stores a new one with npm run secrets, and the doctor warns before it expires.',
  ),
  of(
    'SMG4',
    /^data\/(?:Payout|Publishing)Secret\//u,
    'What is stored needs the key that sealed it; docs/runbook.md explains how to add a newer one.',
  ),
  of(
    'SMG4',
    /^data\/OriginSecret\//u,
    'The distribution reads it only during deployment: rotating the secret automatically would lock the API.',
  ),
];
