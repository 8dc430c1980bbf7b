import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformId } from '#contract/platforms.ts';
import type { StandIn } from '#local/support/http-service.ts';
import { startTikTok } from './tiktok/server.ts';
import { startYouTube } from './youtube/server.ts';

/** Our app at a platform. */
interface App {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

interface Place {
  readonly folder: string;
  readonly port: number;
  readonly processingMs: number;
}

/** Long enough to be seen, short enough to wait for. */
const PROCESSING_MS = 1000;

const STARTS: Readonly<Record<PlatformId, (app: App, place: Place) => Promise<StandIn>>> = {
  youtube: ({ redirectUri, ...app }, place) =>
    startYouTube({ ...app, redirectUris: [redirectUri], ...place }),
  tiktok: ({ clientId, ...app }, place) => startTikTok({ ...app, clientKey: clientId, ...place }),
};

/**
 * Starts the stand-in of a platform at the port of its last run, because uploads under way are sent to the address that
 * it gave then. What was posted stays in its folder.
 */
const startPlatform = async (id: PlatformId, app: App, parent: string): Promise<StandIn> => {
  const folder = join(parent, id);
  mkdirSync(folder, { recursive: true });
  const portFile = join(folder, 'port');
  const port = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0;
  const started = await STARTS[id](app, { folder, port, processingMs: PROCESSING_MS });
  writeFileSync(portFile, new URL(started.url).port);
  return started;
};

/** Starts the stand-ins of all platforms. */
export const startPlatforms = async ({
  folder,
  apps,
}: {
  readonly folder: string;
  readonly apps: Readonly<Record<PlatformId, App>>;
}): Promise<Readonly<Record<PlatformId, StandIn>>> => {
  const [youtube, tiktok] = await Promise.all([
    startPlatform('youtube', apps.youtube, folder),
    startPlatform('tiktok', apps.tiktok, folder),
  ]);
  return { youtube, tiktok };
};
