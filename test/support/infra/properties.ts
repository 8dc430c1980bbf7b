/** The resource properties that tests read. */

export interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

interface WithPolicy {
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}

interface Throttle {
  readonly ThrottlingRateLimit: number;
  readonly ThrottlingBurstLimit: number;
}

type Behaviour = Readonly<Record<string, unknown>>;

export interface CustomHeader {
  readonly Header: string;
  readonly Value: string;
  readonly Override: boolean;
}

/** A string with parts that CloudFormation fills in. */
export interface Joined {
  readonly 'Fn::Join': readonly [string, readonly unknown[]];
}

interface ByType {
  readonly 'AWS::ApiGatewayV2::Stage': {
    readonly RouteSettings: Readonly<Record<string, Throttle>>;
    readonly DefaultRouteSettings: Throttle;
  };
  readonly 'AWS::Budgets::Budget': {
    readonly Budget: { readonly BudgetLimit: { readonly Amount: number } };
    readonly NotificationsWithSubscribers: readonly {
      readonly Notification: { readonly Threshold: number };
      readonly Subscribers: unknown;
    }[];
  };
  readonly 'AWS::CloudFront::Distribution': {
    readonly DistributionConfig: Readonly<Record<string, unknown>> & {
      readonly CacheBehaviors: readonly (Behaviour & { readonly PathPattern: string })[];
      readonly DefaultCacheBehavior: Behaviour;
      readonly Origins: unknown;
    };
  };
  readonly 'AWS::CloudFront::ResponseHeadersPolicy': {
    readonly ResponseHeadersPolicyConfig: {
      readonly SecurityHeadersConfig: {
        readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: Joined };
      };
      readonly CustomHeadersConfig: { readonly Items: readonly CustomHeader[] };
    };
  };
  readonly 'AWS::CloudWatch::Alarm': { readonly Metrics?: readonly { readonly MetricStat?: object }[] };
  readonly 'AWS::CodeDeploy::DeploymentGroup': {
    readonly AlarmConfiguration: { readonly Alarms: unknown; readonly Enabled: boolean };
  };
  readonly 'AWS::Events::Rule': { readonly Targets: readonly { readonly DeadLetterConfig?: unknown }[] };
  readonly 'AWS::IAM::Policy': WithPolicy;
  readonly 'AWS::KinesisFirehose::DeliveryStream': {
    readonly ExtendedS3DestinationConfiguration: {
      readonly Prefix: string;
      readonly ErrorOutputPrefix: string;
      readonly ProcessingConfiguration: { readonly Processors: readonly { readonly Type: string }[] };
    };
  };
  readonly 'AWS::Lambda::Function': {
    readonly Environment?: { readonly Variables: Readonly<Record<string, unknown>> };
    readonly LoggingConfig?: { readonly LogGroup?: { readonly Ref?: string } };
  };
  readonly 'AWS::Logs::LogGroup': { readonly LogGroupName?: string };
  readonly 'AWS::S3::Bucket': {
    readonly LifecycleConfiguration: {
      readonly Rules: readonly { readonly Prefix?: string; readonly ExpirationInDays?: number }[];
    };
  };
  readonly 'AWS::S3::BucketPolicy': WithPolicy;
  readonly 'AWS::StepFunctions::StateMachine': {
    readonly DefinitionSubstitutions: Readonly<Record<string, unknown>>;
  };
  readonly 'AWS::WAFv2::WebACL': { readonly Rules: readonly object[] };
  readonly 'AWS::StepFunctions::StateMachineAlias': {
    readonly DeploymentPreference: {
      readonly Type: unknown;
      readonly Percentage: unknown;
      readonly Alarms: unknown;
    };
  };
}

/** The properties of a resource of this type; only those that tests look at are typed in detail. */
export type PropertiesOf<Type extends string> = Readonly<Record<string, unknown>> &
  (Type extends keyof ByType ? ByType[Type] : unknown);
