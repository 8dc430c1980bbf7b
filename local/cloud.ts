import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WITHOUT_KEY } from '#contract/providers.ts';
import { workflowOf } from '#contract/workflows.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { stepsOf, WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import { routeFiles } from './aws/api-gateway/api.ts';
import { startApiHost } from './aws/api-gateway/api-host.ts';
import { Duties } from './aws/duties.ts';
import { startDynamoDb } from './aws/dynamodb.ts';
import { apiBehindEdge, originSecretOf } from './aws/edge/edge.ts';
import { EdgeLog } from './aws/edge/edge-log.ts';
import { openGateway } from './aws/edge/gateway.ts';
import { serveMedia } from './aws/edge/media.ts';
import { MediaVerifier } from './aws/edge/media-signature.ts';
import { startLambdaApi } from './aws/lambda/lambda-api.ts';
import { type ChildStatus, startLambdaHost } from './aws/lambda/lambda-host.ts';
import { REGION } from './aws/region.ts';
import { Mailbox } from './aws/ses/mailbox.ts';
import { startSes } from './aws/ses/ses.ts';
import { machineVariables, productMachines, workflowFunctions } from './aws/step-functions/machines.ts';
import { startWorkflow } from './aws/step-functions/workflow.ts';
import { openDesk } from './models/open-desk.ts';
import { ownAppCalls } from './platforms/own-app.ts';
import { withDiskNotice } from './site/disk-notice.ts';
import { localSite } from './site/local-site.ts';
import { Site } from './site/site.ts';
import { startStripeProcess, stripeSettings } from './stripe/start-process.ts';
import { Closers } from './support/closers.ts';
import type { CloudOptions } from './support/cloud-options.ts';
import { checkFormat, loadKeys, lockDataFolder, prepareDataFolder } from './support/data-folder.ts';
import { DiskRoom } from './support/disk-room.ts';
import { BUCKET_NAME, EDGE_LOG_BUCKET, functionEnvironment, TABLE_NAME } from './support/environment.ts';
import type { VendorAddresses } from './support/vendor-messages.ts';
import { connectedAt, startVendors, vendorSettings } from './support/vendor-process.ts';

/**
 * The variables that operator commands use to reach the table, the files, the executions, the user pool and the key
 * for used grants.
 */
const REACHED = [
  'TABLE_NAME',
  'BUCKET_NAME',
  'DELETION_MACHINE_ARN',
  'SIGN_IN_SECRET_ID',
  'USER_POOL_ID',
  'AWS_ENDPOINT_URL_DYNAMODB',
  'AWS_ENDPOINT_URL_S3',
  'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  'AWS_ENDPOINT_URL_SFN',
  'AWS_ENDPOINT_URL_SECRETS_MANAGER',
  'AWS_REQUEST_CHECKSUM_CALCULATION',
];

/**
 * While the product runs, keeps a file that tells operator commands on this machine where the table is; `env` is the
 * functions' environment.
 */
const tellTable = (dataDir: string, env: Readonly<Record<string, string>>): { close(): void } => {
  const file = join(dataDir, 'table.json');
  const variables = {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => REACHED.includes(name))),
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  writeFileSync(file, JSON.stringify(variables, null, 2));
  return { close: () => rmSync(file, { force: true }) };
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The URL of each stand-in. */
export type StandInAddresses = VendorAddresses & {
  readonly dynamodb: string;
  readonly stepFunctions: string;
  readonly stripe: string;
  readonly ses: string;
};

export interface CloudStatus {
  readonly functions: ChildStatus[];
  /** The process ids of the cloud's other processes. */
  readonly pids: number[];
}

export interface Cloud {
  /** The site's URL, without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /** The functions' environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly standIns: StandInAddresses;
  /**
   * Loads the API and the steps of a film, which would otherwise be loaded while the first creator waits, unless memory
   * is scarce. Resolves when that is done, even if parts of it failed.
   */
  warmUp(): Promise<void>;
  status(): CloudStatus;
  /** Runs every scheduled duty once, immediately; resolves when all have finished, even if some failed. */
  runDuties(): Promise<void>;
  close(): Promise<void>;
}

/** The memory that a film takes at most, plus what loaded processes hold until they are called. */
const WARM_UP_BYTES = 3 * 1024 ** 3;

/** What all parts of a cloud share: its data folder, its port and its keys. */
const openGround = async (options: CloudOptions, closers: Closers) => {
  const { user = process.env } = options;
  const dataDir = resolve(options.dataDir);
  const closing = new AbortController();
  const broken = (part: string) => () => {
    if (!closing.signal.aborted)
      options.onBroken?.(
        `${part} ended unexpectedly: start Veilcast again; the logs are in ${join(dataDir, 'logs')}.`,
      );
  };

  const keep = <T extends { close(): unknown }>(started: T): T => {
    closers.add(() => started.close());
    return started;
  };
  prepareDataFolder(dataDir);
  const lock = lockDataFolder(dataDir);
  closers.add(() => lock.release());
  checkFormat(dataDir);
  const room = keep(new DiskRoom({ folder: dataDir, tell: options.tell ?? (() => {}) }));
  const gateway = keep(await openGateway(options.port));
  const url = `http://localhost:${gateway.port}`;
  const keys = await loadKeys(dataDir);
  const desk = openDesk(dataDir, user);
  return { user, dataDir, closing, closers, broken, keep, room, gateway, url, keys, desk };
};
type Ground = Awaited<ReturnType<typeof openGround>>;

/** Starts the functions, the services they call, and the workflows. */
const startBackend = async (ground: Ground, { timings = {}, processes }: CloudOptions) => {
  const { user, dataDir, broken, keep, room, url, keys } = ground;
  const externalUrl = user['AWS_ENDPOINT_URL_DYNAMODB'];
  let env: Record<string, string> = {};
  const host = await startLambdaHost({
    functions: workflowFunctions(),
    env: () => env,
    logDir: join(dataDir, 'logs'),
    spaceDir: join(dataDir, 'space'),
    idleLimitMs: timings.idleLimitMs,
  });
  const lambda = keep(await startLambdaApi(host.invoke));
  const installation = {
    dataDir,
    siteOrigin: url,
    lambdaUrl: lambda.url,
    waitFactor: timings.waitFactor ?? timings.retryFactor,
  };
  const vendors = vendorSettings(installation, keys, user);
  const [dynamodb, { addresses, pid: vendorPid }, stripe, ses] = await Promise.all([
    startDynamoDb({ dataDir, tableName: TABLE_NAME, externalUrl, onExit: broken('DynamoDB') }).then(keep),
    startVendors(processes.vendors, vendors, broken("The stand-ins' process")).then(keep),
    startStripeProcess(
      processes.stripe,
      stripeSettings(dataDir, url, keys),
      broken('The Stripe stand-in'),
    ).then(keep),
    startSes(new Mailbox(dataDir)).then(keep),
  ]);

  // The host’s processes have to end before the services they call.
  keep(host);
  const workflow = keep(
    await startWorkflow({
      dataDir,
      machines: productMachines(host.invoke),
      substitutions: Object.fromEntries(WORKFLOW_FUNCTIONS.map(({ name }) => [name, name])),
      retryFactor: timings.retryFactor,
      waitFactor: timings.waitFactor,
      invoke: host.invoke,
      concurrencyOf: host.concurrencyOf,
      room,
    }),
  );

  const standIns = {
    ...addresses,
    dynamodb: dynamodb.url,
    stepFunctions: workflow.url,
    stripe: stripe.url,
    ses: ses.url,
  };
  env = functionEnvironment({ user, addresses: standIns, machines: machineVariables() });
  keep(tellTable(dataDir, env));
  return { host, workflow, ses, standIns, env, pids: [...dynamodb.pids, vendorPid, stripe.pid] };
};
type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Puts the gateway in front of the API, the media and the site. */
const serveSite = async (
  { dataDir, closers, keep, room, gateway, url, keys, desk }: Ground,
  { host, ses, standIns, env }: Backend,
  options: CloudOptions,
) => {
  const api = keep(startApiHost({ env, logDir: join(dataDir, 'logs') }));
  const verifier = new MediaVerifier({ publicKey: keys.mediaPublicKey, keyPairId: keys.keyPairId });
  const media = { verifier, siteOrigin: url, bucketUrl: `${standIns.s3}/${BUCKET_NAME}` };
  const log = new EdgeLog(`${standIns.s3}/${EDGE_LOG_BUCKET}`);
  closers.add(() => log.flush());
  const built = new Site(join(ROOT, 'web', 'dist'));
  const development = await options.developSite?.(gateway);
  const site = development?.site ?? built.serve.bind(built);
  closers.add(() => development?.close());
  gateway.serve({
    api: withDiskNotice(room, apiBehindEdge(api, originSecretOf(keys.sealKey))),
    media: (request, response, address) => serveMedia(media, request, response, address),
    site: localSite(
      {
        desk,
        ownApp: ownAppCalls(dataDir, {
          redirectUri: connectedAt(url, 'youtube'),
          hasModerator: env['MODERATOR'] !== WITHOUT_KEY.moderation,
        }),
        emailPool: standIns.emailPool,
        mail: { ...ses, invoke: host.invoke },
      },
      site,
    ),
    log,
    headers: {
      ...securityHeaders(
        [standIns.s3, standIns.emailPool].filter((one) => one !== undefined),
        [standIns.youtube, standIns.tiktok],
      ),
      ...development?.headers,
    },
  });
  return { api, log };
};

/**
 * Starts all parts of the cloud on loopback. Throws a `CloudProblem` with a message for the user when the port is
 * taken, the data folder is unusable or in use, or a program is missing.
 */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const closers = new Closers();
  try {
    return await assemble(options, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function assemble(options: CloudOptions, closers: Closers): Promise<Cloud> {
  const { timings = {} } = options;
  const ground = await openGround(options, closers);
  const { dataDir, url, closing, keep, desk } = ground;
  const backend = await startBackend(ground, options);
  const { host, workflow, env, standIns } = backend;
  const { api, log } = await serveSite(ground, backend, options);
  const duties = keep(new Duties(host.invoke, { everyMs: timings.dutiesEveryMs, isFilming: host.isFilming }));
  workflow.resume();
  // Startup doesn’t wait until a model has been found.
  void desk.lookAtStart();

  return {
    url,
    dataDir,
    env,
    standIns,
    warmUp: async () => {
      if (process.availableMemory() < WARM_UP_BYTES) return;
      await api.preload(routeFiles());
      await host.preload(stepsOf(workflowOf('film')).map(({ name }) => name));
    },
    status: () => ({ functions: host.status(), pids: [...backend.pids, ...api.pids()] }),
    runDuties: async () => {
      await log.flush();
      await duties.run();
    },
    close: async () => {
      closing.abort();
      await closers.closeAll();
    },
  };
}
