import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VOICES } from '#contract/catalogue.ts';
import { hrefOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { shippedPreview } from '#functions/domain/providers/voice-previews.ts';
import {
  captionsOf,
  filmOf,
  findSample,
  GALLERY_SAMPLES,
  HERO_SAMPLES,
  SAMPLE_PHOTOS,
} from '#web/data/samples/samples.ts';
import { VOICE_SAMPLES } from '#web/data/samples/voice-samples.ts';

const isShipped = (address: string): boolean => existsSync(`web/public${address}`);

describe('the samples on the landing page', () => {
  // Proves landing-headline-get-started-27-000.
  it('are three long videos and six short ones', () => {
    expect(HERO_SAMPLES.map(({ duration, category }) => [duration, category])).toEqual([
      [45, 'History'],
      [80, 'Adventure'],
      [135, 'Space'],
    ]);
    expect(GALLERY_SAMPLES).toHaveLength(6);
  });

  // Proves sample-sample-without-address-plays-our.
  it.each([...HERO_SAMPLES, ...GALLERY_SAMPLES])(
    '$id is shipped with a video, a poster and captions',
    (sample) => {
      for (const address of [sample.thumbnail, filmOf(sample), captionsOf(sample)])
        expect(isShipped(address), address).toBe(true);
    },
  );

  // Proves landing-eight-pictures-moving.
  it('include eight shipped pictures', () => {
    expect(SAMPLE_PHOTOS).toHaveLength(8);
    expect(SAMPLE_PHOTOS.every(({ source }) => isShipped(source))).toBe(true);
  });

  it('can be found only by id', () => {
    expect(findSample('space-1')?.title).toBe('The Last Signal from Europa');
    expect(findSample('nothing')).toBeUndefined();
  });
});

// Proves landing-five-voices.
it('the landing page offers the product’s voices, each with a preview', () => {
  expect(VOICE_SAMPLES.map(({ id, name }) => [id, name])).toEqual(VOICES.map(({ id, name }) => [id, name]));
  for (const { id, preview } of VOICE_SAMPLES) {
    expect(preview).toBe(hrefOf(routes.openVoicePreview, { voice_id: id }));
    expect(existsSync(`assets${shippedPreview(id)}`), id).toBe(true);
  }
});
