import { type Acknowledged, of } from './finding.ts';

const UPLOADER = /^site\/Custom::CDKBucketDeployment\w+\//u;

/** What is accepted in CDK’s own function that uploads the site during deployment. */
export const UPLOADER_FINDINGS: readonly Acknowledged[] = [
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
