import type { Gateway, GatewayParts } from '#local/aws/edge/gateway.ts';
import type { StandInProcesses } from './stand-in-processes.ts';

/** How fast time passes; all values are in milliseconds unless stated otherwise. */
export interface Timings {
  /** The interval between runs of all scheduled duties. */
  readonly dutiesEveryMs?: number | undefined;
  /** Multiplies the delays before a workflow's retries. */
  readonly retryFactor?: number | undefined;
  /** Multiplies the seconds that a workflow waits. */
  readonly waitFactor?: number | undefined;
  /** How long a function’s idle process waits for another invocation. */
  readonly idleLimitMs?: number | undefined;
}

export interface CloudOptions {
  readonly dataDir: string;
  /** They start before the rest of the cloud is loaded, because loading takes them as long. */
  readonly processes: StandInProcesses;
  /** The site’s port; 0 for any free port. */
  readonly port: number;
  /** User settings: keys and URLs for real models; `process.env` in the product. */
  readonly user?: Readonly<Record<string, string | undefined>> | undefined;
  readonly timings?: Timings | undefined;
  /** Replaces the built web app, for the development server. */
  readonly developSite?: ((gateway: Gateway) => Promise<DevelopmentSite>) | undefined;
  /** Called when a part ends unexpectedly. */
  readonly onBroken?: (sentence: string) => void;
  /** Shows a message to the user of this machine. */
  readonly tell?: (sentence: string) => void;
}

export interface DevelopmentSite extends Pick<GatewayParts, 'site' | 'headers'> {
  close(): Promise<void>;
}
