import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, Duration, IgnoreMode, RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { SITE_CONFIG_PATH, type SiteConfig } from '#contract/schemas/site-config.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';

/** The bucket for the web app's files. The build can recreate them, so the bucket is deleted with its stack. */
export class SiteBucket extends Bucket {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    });
  }
}

/** The folder of the built web app; `undefined` when templates are only inspected. */
export type SiteFolder = string | undefined;

/** The web build's folder. Throws a `SettingsError` if the app hasn’t been built. */
export const builtSite = (root: string): string => {
  const folder = join(root, 'web', 'dist');
  if (!existsSync(join(folder, 'index.html')))
    throw new SettingsError(
      'The web app is not built: run "node tools/setup/prepare.mjs" first, or synthesize with "-c site=none" to inspect the templates without it.',
    );
  return folder;
};

interface SiteFilesProps {
  readonly folder: SiteFolder;
  readonly bucket: IBucket;
  readonly distribution: Distribution;
  /** The stage's settings for the browser; values may be tokens that resolve during deployment. */
  readonly config: Readonly<Record<Exclude<keyof SiteConfig, 'machineSettings'>, unknown>>;
}

/** Patterns as in `.gitignore`. */
const HASHED = '/assets/';
/**
 * Revalidated on each visit, like the pages that refer to the current build’s hashed files. `start.js` starts the app
 * on those pages; shared pages load the last three files listed here.
 */
const UNHASHED = [SITE_CONFIG_PATH, '/start.js', '/watch.css', '/watch.js', '/report.js'];
const ENTRIES = ['*.html', ...UNHASHED];
const PREVIEWS_KEPT = Duration.hours(1);

/**
 * Uploads the web app so that visitors never run into a missing file: first the hashed files, which never change,
 * then the other files, and last the pages that refer to them all. Nothing is pruned, so a browser with yesterday's
 * page still finds yesterday's scripts.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { folder, bucket, distribution, config }: SiteFilesProps) {
    super(scope, id);
    if (folder === undefined) {
      Annotations.of(this).addWarningV2(
        'veilcast:no-site',
        'Synthesized without the web app: do not deploy this.',
      );
      return;
    }
    const immutable = new BucketDeployment(this, 'Immutable', {
      sources: [Source.asset(folder, { exclude: ['/*', `!${HASHED}`], ignoreMode: IgnoreMode.GIT })],
      destinationBucket: bucket,
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const other = new BucketDeployment(this, 'Other', {
      sources: [Source.asset(folder, { exclude: [HASHED, ...ENTRIES], ignoreMode: IgnoreMode.GIT })],
      destinationBucket: bucket,
      prune: false,
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(PREVIEWS_KEPT)],
    });
    const entries = new BucketDeployment(this, 'Entries', {
      sources: [
        Source.asset(folder, {
          exclude: ['*', '!*/', ...ENTRIES.map((entry) => `!${entry}`)],
          ignoreMode: IgnoreMode.GIT,
        }),
        Source.jsonData(SITE_CONFIG_PATH.slice(1), config),
      ],
      destinationBucket: bucket,
      prune: false,
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/index.html', ...UNHASHED],
    });
    entries.node.addDependency(immutable, other);
  }
}
