import Bowser from 'bowser';
import type { DeviceOf } from '#functions/domain/account/ports.ts';

/** For unrecognised user agents, the library returns their own text, so a client could choose what we show. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));
const MODELS: ReadonlySet<string> = new Set(['iPhone', 'iPad']);

const oneOf = (known: ReadonlySet<string>, name: string | undefined): string | undefined =>
  name !== undefined && known.has(name) ? name : undefined;

/** Names the browser and system as people do: "Safari on iPhone", not "Safari 18.0 on iOS". */
export const deviceOf: DeviceOf = (userAgent = '') => {
  // The parser rejects empty text.
  if (userAgent.trim() === '') return undefined;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const name = oneOf(BROWSERS, browser.name)?.replace(/ for Android$/u, '');
  const system = oneOf(MODELS, platform.model) ?? oneOf(SYSTEMS, os.name);
  return name === undefined || system === undefined ? (name ?? system) : `${name} on ${system}`;
};
