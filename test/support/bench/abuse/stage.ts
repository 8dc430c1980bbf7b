import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type OutgoingHttpHeaders } from 'node:http2';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { startAwsJsonService } from '#local/aws/aws-json-service.ts';
import { startS3 } from '#local/aws/s3/s3.ts';
import { startSecrets } from '#local/aws/secrets.ts';
import { machineVariables } from '#local/aws/step-functions/machines.ts';
import { loadKeys } from '#local/support/data-folder.ts';
import { functionEnvironment, SECRET_IDS } from '#local/support/environment.ts';
import { LOOPBACK } from '#local/support/http-service.ts';
import { vendorSettings } from '#local/support/vendor-process.ts';
import { ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { startOpenAi } from '#test/support/vendors/openai/openai.ts';
import { type HttpRequest, type HttpResponse, listenHttp } from '#test/support/vendors/polly/http-server.ts';
import { startPolly } from '#test/support/vendors/polly/polly.ts';
import { settingsFor } from '#test/support/vendors/start-models.ts';

const SITE = 'http://localhost:8787';
const Begun = z.object({ stateMachineArn: z.string(), input: z.string() });
/** Vendors that none of the attacks involve. */
const UNREACHED = { stripe: SITE, ses: SITE, emailPool: undefined, youtube: SITE, tiktok: SITE } as const;

type Start = (machine: string, input: unknown) => void;

/** A stand-in for Step Functions that passes every execution to the simulation. */
const startMachines = (onStart: Start) =>
  startAwsJsonService('AWSStepFunctions', '1.0', {
    StartExecution: (asked) => {
      const { stateMachineArn, input } = Begun.parse(asked);
      onStart(stateMachineArn.split(':').at(-1) ?? '', JSON.parse(input));
      return { executionArn: `${stateMachineArn}:bench`, startDate: Date.now() / 1000 };
    },
  });

const Spoken = z.object({ OutputFormat: z.string(), Text: z.string() });

/**
 * A stand-in for Polly that synthesizes only one script of each length, because a simulated day has thousands of
 * scripts, which differ only in their digits.
 */
const startRepeatingPolly = async () => {
  const polly = await startPolly();
  const known = new Map<string, { readonly headers: OutgoingHttpHeaders; readonly body: Buffer }>();
  const asks = connect(polly.url);
  const ask = async (sent: string) => {
    const stream = asks.request({ ':method': 'POST', ':path': '/v1/speech' });
    stream.end(sent);
    const [headers]: OutgoingHttpHeaders[] = await once(stream, 'response');
    if (headers === undefined) throw new Error('The answer has no headers.');
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    return { headers, body: Buffer.concat(chunks) };
  };
  const serve = async (request: HttpRequest, response: HttpResponse): Promise<void> => {
    const sent = await text(request);
    const { OutputFormat, Text } = Spoken.parse(JSON.parse(sent));
    const key = `${OutputFormat} ${Text.length}`;
    const answer = known.get(key) ?? (await ask(sent));
    known.set(key, answer);
    for (const name of ['content-type', 'x-amzn-requestcharacters'])
      response.setHeader(name, String(answer.headers[name]));
    response.end(answer.body);
  };
  const { server, cut } = await listenHttp({ port: 0, host: LOOPBACK }, (request, response) => {
    void serve(request, response);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const close = async (): Promise<void> => {
    asks.close();
    cut();
    server.close();
    await polly.close();
  };
  return { url: `http://${LOOPBACK}:${address.port}`, close };
};

/**
 * Starts the stand-ins for a stage’s vendors in this process; the stage’s functions then reach them as they would on
 * AWS.
 */
export const startStage = async (dynamodb: string, onStart: Start) => {
  const dataDir = temporaryFolder();
  const installation = { dataDir, siteOrigin: SITE, lambdaUrl: '' };
  const settings = vendorSettings(installation, await loadKeys(dataDir), process.env);
  const secrets = { ...settings.secrets, [SECRET_IDS.origin]: { value: ORIGIN_SECRET } };
  const parts = await Promise.all([
    startS3(settings),
    startRepeatingPolly(),
    startOpenAi(),
    startSecrets({ ...secrets, [settings.signInSecretId]: settings.signInSecret }),
    startMachines(onStart),
  ]);
  const [s3, polly, openai, secretsManager, stepFunctions] = parts;
  const addresses = {
    ...UNREACHED,
    dynamodb,
    s3: s3.url,
    secrets: secretsManager.url,
    stepFunctions: stepFunctions.url,
  };
  const models = settingsFor({ openai: openai.url, polly: polly.url });
  // Calls to the stand-ins cost what the real vendors would charge.
  const user = { ...process.env, ...models, STORY_WRITER: 'openai', TEXT_BASE_URL: `${openai.url}/v1` };
  const env = functionEnvironment({ user, addresses, machines: machineVariables() });
  Object.assign(process.env, env);
  return {
    close: async () => {
      await Promise.all(parts.map((part) => part.close()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const Entry = z.object({ handler: z.custom<(event: unknown, context: unknown) => Promise<unknown>>() });

/**
 * Calls a function through its entry, with the same wiring as when deployed. `path` is relative to `functions/`, such
 * as `api/auth/read-me`.
 */
export const callFunction = async (path: string, event: unknown): Promise<unknown> => {
  const module: unknown = await import(
    new URL(`../../../../functions/${path}.lambda.ts`, import.meta.url).href
  );
  return Entry.parse(module).handler(event, {});
};
