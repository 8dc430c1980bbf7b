import type { StandIn } from '#local/support/http-service.ts';
import { startPolly } from './polly.ts';

/** Starts the stand-in for Polly and directs this process's clients to it. */
export const usePolly = async (): Promise<StandIn> => {
  const polly = await startPolly({});
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_POLLY: polly.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  return polly;
};
