import { expect, it } from 'vitest';
import { takesUploads } from '#functions/gateways/platforms/upload-address.ts';
import { ADDRESSES, UPLOAD_HOSTS as TIKTOK_HOSTS } from '#functions/gateways/tiktok/unverified.ts';
import { CALL_ADDRESSES, UPLOAD_HOSTS as YOUTUBE_HOSTS } from '#functions/gateways/youtube/unverified.ts';

const STAND_IN = 'http://127.0.0.1:4000/upload/';

it.each([
  ['https://open-upload.tiktokapis.com/video/?upload_token=x', true],
  ['https://open.tiktokapis.com/video/', true],
  ['http://open-upload.tiktokapis.com/video/', false],
  ['https://open-upload.tiktokapis.com:8443/video/', false],
  ['https://open-upload.tiktokapis.com.elsewhere.example/', false],
  ['https://tiktokapis.com.example/', false],
  ['https://upload.googleapis.com/', false],
  ['https://open.tiktokapis.com@elsewhere.example/', false],
  [STAND_IN, false],
  ['ftp://open.tiktokapis.com/', false],
  ['no address', false],
])('a film for TikTok may be uploaded to %s: %s', (address, may) =>
  expect(takesUploads(address, ADDRESSES.api, TIKTOK_HOSTS)).toBe(may),
);

it('a film for YouTube may be uploaded only to Google’s hosts', () => {
  const takes = (address: string) => takesUploads(address, CALL_ADDRESSES.upload, YOUTUBE_HOSTS);
  expect(takes('https://youtube.googleapis.com/upload?upload_id=x')).toBe(true);
  expect(takes('https://open-upload.tiktokapis.com/video/')).toBe(false);
});

it('a film for a stand-in may be uploaded only to that stand-in', () => {
  const takes = (address: string) => takesUploads(address, STAND_IN, TIKTOK_HOSTS);
  expect(takes('http://127.0.0.1:4000/upload/?upload_id=x')).toBe(true);
  expect(takes('http://127.0.0.1:4001/upload/')).toBe(false);
  expect(takes('https://open-upload.tiktokapis.com/video/')).toBe(false);
});
