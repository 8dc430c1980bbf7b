import { join } from 'node:path';
import { OWN_APP_PATH, type OwnAppState, SaveOwnApp } from '#contract/own-app.ts';
import { UNVERIFIED } from '#functions/gateways/youtube/unverified.ts';
import { readPrivate, writePrivate } from '#local/support/private-file.ts';
import { type SettingsCalls, SettingsProblem } from '#local/support/settings-calls.ts';

const fileIn = (dataDir: string): string => join(dataDir, 'youtube-app.json');

/** The creator’s own YouTube app, unless an update has added guesses about YouTube that they haven’t approved. */
const appIn = (dataDir: string): SaveOwnApp | undefined => {
  const app = readPrivate(fileIn(dataDir), SaveOwnApp);
  return app?.allowsGuesses === true || UNVERIFIED.length === 0 ? app : undefined;
};

/** The content of the secret that holds the creator’s own apps. */
export const ownAppsIn = (dataDir: string): object => {
  const app = appIn(dataDir);
  return app === undefined ? {} : { youtube: { clientId: app.clientId, clientSecret: app.clientSecret } };
};

const UNTRIED =
  'Not saved: parts of this have never been tried against the real YouTube, so its stand-in stays in use. To use YouTube anyway, tick the box and save again.';

/** Stores and removes the creator’s own app; no response contains its secret. */
export const ownAppCalls = (
  dataDir: string,
  about: Pick<OwnAppState, 'redirectUri' | 'hasModerator'>,
): SettingsCalls => {
  const state = (): OwnAppState => ({
    ...about,
    clientId: appIn(dataDir)?.clientId ?? null,
    guesses: [...UNVERIFIED],
  });
  return {
    path: OWN_APP_PATH,
    answer: async (call, { body }) => {
      switch (call) {
        case 'GET ':
          return state();
        case 'POST /save': {
          const app = SaveOwnApp.parse(body);
          if (!app.allowsGuesses && UNVERIFIED.length > 0) throw new SettingsProblem(UNTRIED);
          writePrivate(fileIn(dataDir), app);
          return state();
        }
        case 'POST /remove':
          writePrivate(fileIn(dataDir), undefined);
          return state();
        default:
          return undefined;
      }
    },
  };
};
