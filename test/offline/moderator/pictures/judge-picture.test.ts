import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { judgePicture } from '#offline/moderator/pictures/judge-picture.ts';
import { verdictOf } from '#offline/moderator/pictures/verdict-of.ts';

const canvas = createCanvas(640, 360);
const context = canvas.getContext('2d');
context.fillStyle = 'skyblue';
context.fillRect(0, 0, 640, 200);
context.fillStyle = 'seagreen';
context.fillRect(0, 200, 640, 160);

const likely = (likelihoods: Record<string, number>) =>
  verdictOf(Object.entries(likelihoods).map(([className, probability]) => ({ className, probability })));

describe('the network that judges pictures without a provider', () => {
  // Proves call-uploads-judged-owner-sees-moderator.
  it('finds nothing in a landscape, and takes less than a third of a second once it is loaded', async () => {
    const jpeg = await canvas.encode('jpeg', 80);
    expect(await judgePicture(jpeg)).toBeUndefined();
    const times: number[] = [];
    for (const picture of [jpeg, await canvas.encode('png'), await canvas.encode('webp', 80)]) {
      const began = process.cpuUsage();
      expect(await judgePicture(picture)).toBeUndefined();
      times.push(process.cpuUsage(began).user / 1000);
    }
    // Of the processor's time: a busy machine takes longer.
    expect(Math.min(...times)).toBeLessThan(300);
  });

  it('finds explicit pictures, photographed or drawn, and lets pass what only reveals', () => {
    expect(likely({ Porn: 0.5, Hentai: 0.3, Neutral: 0.2 })).toEqual({ class: 'sexual' });
    expect(likely({ Sexy: 0.9, Porn: 0.1 })).toBeUndefined();
    expect(likely({ Drawing: 0.6, Hentai: 0.4 })).toBeUndefined();
  });
});
