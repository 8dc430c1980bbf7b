import { describe, expect, test } from 'vitest';
import { PARTS, versionOf } from '#local/voices/parts.ts';
import { areVoicesWanted, voicesFolder, voicesHome } from '#local/voices/voices-folder.ts';

describe('the neural voices are kept in the user’s cache', () => {
  test.each([
    ['linux', {}, '/home/ada/.cache/veilcast'],
    ['linux', { XDG_CACHE_HOME: '/fast' }, '/fast/veilcast'],
    ['linux', { XDG_CACHE_HOME: 'relative' }, '/home/ada/.cache/veilcast'],
    ['darwin', {}, '/home/ada/Library/Caches/veilcast'],
    ['win32', { LOCALAPPDATA: '/local' }, '/local/veilcast'],
    ['win32', {}, '/home/ada/AppData/Local/veilcast'],
  ] as const)('on %s with %j', (platform, user, folder) => {
    expect(voicesHome(user, '/home/ada', platform)).toBe(folder);
  });

  test('in a folder for their version and system, so that files of different versions never mix', () => {
    const changed = { ...PARTS, runtime: { ...PARTS.runtime, version: '9' } };
    expect(versionOf(changed)).not.toBe(versionOf(PARTS));
    expect(voicesFolder({ HOME: '/home/ada' })).toMatch(
      new RegExp(`voices-${versionOf(PARTS)}-${process.platform}-${process.arch}$`, 'u'),
    );
  });
});

describe('the neural voices are', () => {
  test.each([
    ['fetched by default', {}, true],
    ['left out when switched off', { VEILCAST_VOICES: 'off' }, false],
    ['left out in continuous integration', { CI: 'true' }, false],
    ['fetched in continuous integration when asked for', { CI: 'true', VEILCAST_VOICES: 'on' }, true],
    ['left out if another narrator is set', { NARRATOR: 'polly' }, false],
    ['left out if a speech model is set', { SPEECH_BASE_URL: 'http://127.0.0.1:1/v1' }, false],
  ] as const)('%s', (_, user, wanted) => {
    expect(areVoicesWanted(user)).toBe(wanted);
  });
});
