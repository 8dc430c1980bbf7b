import { expect, it } from 'vitest';
import { NOW, youTubeStage } from '#test/functions/gateways/youtube/stage.ts';
import { publishingStage } from '#test/support/publishing/publishing-stage.ts';

const youtube = youTubeStage();
const WITH_CAPTIONS = { withCaptions: true };

/** A stage that sends to YouTube’s stand-in, with a channel that granted everything requested. */
const sendingTo = async (asksFor: object) => {
  const { access, scopes = [] } = await youtube.connect('Ada', asksFor);
  const stage = await publishingStage(youtube.gateway(WITH_CAPTIONS));
  stage.state.now = NOW;
  const connection = await stage.connection();
  const tokens = { ...connection.tokens, ciphertext: JSON.stringify({ access }) };
  stage.connections.put({ ...connection, scopes: [...scopes], tokens });
  stage.order('one');
  return stage;
};

// Proves publish-extras.
it('if the response was lost, captions are looked up on YouTube, and exist there only once', async () => {
  const stage = await sendingTo(WITH_CAPTIONS);
  await youtube.suffer('captions.insert', { kind: 'lost' });
  await stage.send('one');
  expect(await stage.at('one')).toMatchObject({ status: 'processing', attaching: 'captions' });
  stage.wait(1);
  await stage.send('one');
  expect(await stage.at('one')).toMatchObject({ status: 'published', extras: ['poster', 'captions'] });
  expect(await youtube.requests('captions.insert')).toHaveLength(1);
  expect(await youtube.requests('captions.list')).toHaveLength(1);
});

it('a channel that didn’t grant permission for captions gets the video without them', async () => {
  const stage = await sendingTo({});
  await stage.send('one');
  stage.wait(1);
  await stage.send('one');
  expect(await stage.at('one')).toMatchObject({ status: 'published', extras: ['poster'] });
  expect(await youtube.requests('captions.insert')).toEqual([]);
});
