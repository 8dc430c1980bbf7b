import { join } from 'node:path';
import { Annotations, Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IKeyGroup,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { EDGE_CACHE_SECONDS, EDGE_KEEPS_NO } from '#contract/catalogue.ts';
import { RECORDING_PATH, recordingHeaders, securityHeaders } from '#infra/security-headers.ts';
import { SecurityHeadersPolicy } from './security-headers-policy.ts';

interface EdgeProps {
  /** The site's own name, and its certificate in us-east-1. */
  readonly domain: { readonly name: string; readonly certificateArn: string } | undefined;
  readonly firewallArn: string | undefined;
  /** The web app's files. */
  readonly site: IBucket;
  /** The bucket with the films; only `/media/*` is served from it, and only with a signed cookie or URL. */
  readonly media: IBucket;
  readonly mediaReaders: IKeyGroup;
  /** The API's host name. */
  readonly apiHost: string;
  /**
   * The distribution sends the `value` field of this secret to the API with each request, so that the API can refuse
   * direct calls.
   */
  readonly originSecret: ISecret;
  /** Origins, besides the site's own, that its pages may call. */
  readonly browserCalls: readonly string[];
}

const EDGE_FUNCTIONS = join(import.meta.dirname, '..', '..', 'edge');
/** Slightly longer than the API's own limit of 30 seconds. */
const API_READ_TIMEOUT = Duration.seconds(35);
/**
 * Within this time, a deleted film disappears from every cache, along with its page and its poster. Revalidating a
 * cached file with S3 doesn't transfer it again.
 */
const FILMS_CACHED = Duration.seconds(EDGE_CACHE_SECONDS);

/** One origin for everything: the web app, the API under `/api`, films under `/media`, shared pages under `/watch`. */
export class Edge extends Construct {
  /** `https://` and the site's name, without a trailing slash. */
  readonly siteOrigin: string;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    const { domain, firewallArn } = props;
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: new SecurityHeadersPolicy(
        this,
        'SecurityHeaders',
        securityHeaders(props.browserCalls),
      ),
      compress: true,
    } as const;
    const api = this.apiBehaviour(props);
    const app = this.appBehaviour(props.site);
    const mayRecord = new SecurityHeadersPolicy(
      this,
      'RecordingHeaders',
      recordingHeaders(props.browserCalls),
    );
    this.distribution = new Distribution(this, 'Distribution', {
      // There are no error pages: they would apply to all behaviours and turn the API's responses into HTML.
      errorResponses: EDGE_KEEPS_NO.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: { ...common, ...app },
      additionalBehaviors: {
        [`${RECORDING_PATH}*`]: { ...common, ...app, responseHeadersPolicy: mayRecord },
        '/api/*': { ...common, ...api },
        '/watch/*': { ...common, ...this.watchBehaviour(api) },
        '/media/*': { ...common, ...this.mediaBehaviour(props) },
      },
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(firewallArn !== undefined && { webAclId: firewallArn }),
      ...(domain && {
        domainNames: [domain.name],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      }),
    });
    // `MediaPolicy` in this stack writes the media bucket's policy. Because there is a root object, a request
    // for `/` cannot list the bucket.
    for (const known of ['updateImportedBucketPolicyOac', 'listBucketSecurityRisk'])
      Annotations.of(this).acknowledgeWarning(`@aws-cdk/aws-cloudfront-origins:${known}`);
    this.siteOrigin = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
  }

  private appBehaviour(site: IBucket): BehaviorOptions {
    return {
      // With permission to list, S3 answers 404 instead of 403 for a missing file; the root is always
      // index.html.
      origin: S3BucketOrigin.withOriginAccessControl(site, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [this.onViewerRequest('RewriteToApp', 'rewrite-to-app.js')],
    };
  }

  private apiBehaviour({ apiHost, originSecret }: EdgeProps): BehaviorOptions {
    return {
      origin: new HttpOrigin(apiHost, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        readTimeout: API_READ_TIMEOUT,
        customHeaders: { 'x-origin-secret': originSecret.secretValueFromJson('value').unsafeUnwrap() },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [this.onViewerRequest('NameViewer', 'name-viewer.js')],
    };
  }

  /**
   * The pages that the API serves. A page is cached only if the API allows it, and only for seconds; a cached
   * page is the same for all visitors.
   */
  private watchBehaviour(api: BehaviorOptions): BehaviorOptions {
    return {
      ...api,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: new CachePolicy(this, 'WatchCache', {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: FILMS_CACHED,
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
    };
  }

  private mediaBehaviour({ media, mediaReaders }: EdgeProps): BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(media),
      trustedKeyGroups: [mediaReaders],
      // S3 reads a download's file name from a query field; the signature's own fields never leave CloudFront.
      cachePolicy: new CachePolicy(this, 'MediaCache', {
        defaultTtl: FILMS_CACHED,
        maxTtl: FILMS_CACHED,
        queryStringBehavior: CacheQueryStringBehavior.allowList('response-content-disposition'),
      }),
    };
  }

  private onViewerRequest(id: string, file: string) {
    const made = new EdgeFunction(this, id, {
      code: FunctionCode.fromFile({ filePath: join(EDGE_FUNCTIONS, file) }),
      runtime: FunctionRuntime.JS_2_0,
    });
    return { eventType: FunctionEventType.VIEWER_REQUEST, function: made };
  }
}
