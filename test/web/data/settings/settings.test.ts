import { describe, expect, it } from 'vitest';
import { parseSettings } from '#web/data/settings/settings.ts';
import { downloadChoices, renditionName } from '#web/data/videos/download.ts';
import { preselectedTrack, preselectedVoice } from '#web/data/videos/options.ts';

const DEFAULTS = {
  preferences: {
    autoSave: true,
    soundEffects: true,
    language: 'en',
  },
  privacy: { profileVisibility: 'private', showActivity: false, allowDataCollection: true },
  video: {
    defaultQuality: '720p',
    autoPlay: true,
    defaultVoice: 'adam',
    defaultMusic: 'none',
    captionStyle: 'pop',
  },
};
const VOICES = ['adam', 'audrey'].map((id) => ({ id, name: id, description: '', previewUrl: '' }));
const MUSIC = ['night-train', 'cold-case'].map((id) => ({ id, name: id, genre: '', previewUrl: '' }));
const withVideo = (video: object) => parseSettings(JSON.stringify({ video }));

describe('settings', () => {
  it.each([undefined, '', 'not json', 'null', '[]', '7', '{"preferences":7,"video":"x"}'])(
    'are the defaults when %j is stored',
    (text) => expect(parseSettings(text)).toEqual(DEFAULTS),
  );

  it('keep readable values and reset only the unreadable ones', () => {
    const settings = parseSettings(
      '{"preferences":{"autoSave":false,"language":"xx"},"video":{"defaultQuality":"480p"}}',
    );
    expect(settings.preferences).toEqual({ ...DEFAULTS.preferences, autoSave: false });
    expect(settings.video).toEqual({ ...DEFAULTS.video, defaultQuality: '480p' });
  });
});

describe('the preselection', () => {
  it('is the first voice and the first track until a choice is made in Settings', () => {
    expect(preselectedVoice(VOICES, parseSettings(undefined))?.id).toBe('adam');
    expect(preselectedTrack(MUSIC, parseSettings(undefined))?.id).toBe('night-train');
  });

  it('is the choice made in Settings', () => {
    expect(preselectedVoice(VOICES, withVideo({ defaultVoice: 'audrey' }))?.id).toBe('audrey');
    expect(preselectedTrack(MUSIC, withVideo({ defaultMusic: 'cold-case' }))?.id).toBe('cold-case');
    expect(preselectedTrack(MUSIC, withVideo({ defaultMusic: 'voice-only' }))).toBeUndefined();
  });

  it('is the first in the list when the chosen one is no longer offered', () => {
    expect(preselectedVoice(VOICES, withVideo({ defaultVoice: 'gone' }))?.id).toBe('adam');
    expect(preselectedTrack(MUSIC, withVideo({ defaultMusic: 'gone' }))?.id).toBe('night-train');
  });
});

describe('the Download menu', () => {
  it('starts with the preferred quality and offers each rendition once', () => {
    expect(downloadChoices('720p').map(renditionName)).toEqual([
      'MP4 720p',
      'MP4 480p',
      'MP4 1080p',
      'WebM 720p',
    ]);
    expect(downloadChoices('1080p').map(renditionName)).toEqual([
      'MP4 1080p',
      'MP4 480p',
      'MP4 720p',
      'WebM 720p',
    ]);
  });
});
