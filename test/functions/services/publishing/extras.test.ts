import { describe, expect, it } from 'vitest';
import { publishingStage } from '#test/support/publishing/publishing-stage.ts';

describe('a publication', () => {
  // Proves publish-extras.
  it('gets our poster, and only once', async () => {
    const stage = await publishingStage();
    stage.order('one');
    await stage.send('one');
    stage.wait(1);
    await stage.send('one');
    expect(stage.platform.attached).toEqual(['poster of video-0']);
  });

  it('gets its poster even if the process dies between publishing and sending it', async () => {
    const stage = await publishingStage();
    stage.order('one');
    const sent = Array.from({ length: 6 }, () => undefined);
    stage.platform.script([...sent, { when: 'before', kind: 'busy' }]);
    await stage.send('one');
    stage.publications.put({ ...(await stage.at('one')), status: 'published' });
    await stage.send('one', true);
    expect(await stage.at('one')).toMatchObject({ status: 'published', extras: ['poster'] });
    await stage.send('one', true);
    await stage.send('one');
    expect(stage.platform.attached).toEqual(['poster of video-0']);
  });

  it('is published without its poster if the platform refuses the poster', async () => {
    const stage = await publishingStage();
    stage.platform.processing = 0;
    stage.order('one');
    const sent = Array.from({ length: 6 }, () => undefined);
    stage.platform.script([...sent, { when: 'before', kind: 'refused', code: 'forbidden' }]);
    await stage.send('one');
    stage.wait(1);
    await stage.send('one');
    expect((await stage.at('one')).status).toBe('published');
    expect(stage.platform.attached).toEqual([]);
  });

  it('is published without its poster if that fails three times, with no more calls than processing requires', async () => {
    const stage = await publishingStage();
    stage.platform.processing = 3;
    stage.order('one');
    const busy = { when: 'before', kind: 'busy' } as const;
    stage.platform.script([
      ...Array.from({ length: 6 }, () => undefined),
      busy,
      undefined,
      busy,
      undefined,
      busy,
    ]);
    for (let look = 0; look < 5; look += 1) {
      await stage.send('one');
      stage.wait(1);
    }
    expect(await stage.at('one')).toMatchObject({ status: 'published', extras: ['poster'] });
    expect(stage.platform.attached).toEqual([]);
  });

  it('gets its captions once, even if the response to them was lost', async () => {
    const stage = await publishingStage();
    stage.platform.takesCaptions = true;
    stage.order('one');
    const sent = Array.from({ length: 7 }, () => undefined);
    stage.platform.script([...sent, { when: 'after' }]);
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({ extras: ['poster'], attaching: 'captions' });
    stage.wait(1);
    await stage.send('one');
    expect(stage.platform.attached).toEqual(['poster of video-0', 'captions of video-0']);
    expect(await stage.at('one')).toMatchObject({ extras: ['poster', 'captions'] });
    expect(await stage.at('one')).not.toHaveProperty('attaching');
  });
});
