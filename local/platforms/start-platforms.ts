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

interface Platforms {
  readonly folder: string;
  /** How long each platform processes a film. */
  readonly processingMs: number;
  readonly apps: Readonly<Record<PlatformId, App>>;
}

const STARTS: Readonly<Record<PlatformId, (app: App, place: Place) => Promise<StandIn>>> = {
  youtube: ({ redirectUri, ...app }, place) =>
    startYouTube({ ...app, redirectUris: [redirectUri], ...place }),
  tiktok: ({ clientId, ...app }, place) => startTikTok({ ...app, clientKey: clientId, ...place }),
};

/**
 * Starts a platform’s stand-in on the port it used last time, because uploads in progress still go to the URL it
 * handed out then. Its posts are kept in its folder.
 */
const startPlatform = async (
  id: PlatformId,
  { apps, processingMs, ...parent }: Platforms,
): Promise<StandIn> => {
  const folder = join(parent.folder, id);
  mkdirSync(folder, { recursive: true });
  const portFile = join(folder, 'port');
  const port = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0;
  const started = await STARTS[id](apps[id], { folder, port, processingMs });
  writeFileSync(portFile, new URL(started.url).port);
  return started;
};

/** Starts the stand-ins of all platforms. */
export const startPlatforms = async (
  platforms: Platforms,
): Promise<Readonly<Record<PlatformId, StandIn>>> => {
  const [youtube, tiktok] = await Promise.all([
    startPlatform('youtube', platforms),
    startPlatform('tiktok', platforms),
  ]);
  return { youtube, tiktok };
};
