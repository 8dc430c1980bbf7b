import { describe, expect, it } from 'vitest';
import { isNewDevice } from '#functions/domain/account/new-device.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const YOUNG = '2026-11-20T11:00:00.000Z';
const OLD = '2026-06-01T11:00:00.000Z';
const PHONE = { device: 'Safari on iPhone' };
const LAPTOP = { device: 'Chrome on Windows' };

describe('a sign-in', () => {
  // Proves rule-owner-hears-reset-another-address.
  it.each([
    ['on a device like one that is signed in', false, { others: [PHONE, LAPTOP], ...LAPTOP }],
    ['on another device', true, { others: [PHONE], ...LAPTOP }],
    ['on a device that isn’t recognized', true, { others: [PHONE], device: undefined }],
    ['when nothing else is signed in', true, { others: [], ...LAPTOP }],
    ['that opened the account', false, { others: [], ...LAPTOP, createdAt: YOUNG }],
    ['on another device on the first day', true, { others: [PHONE], ...LAPTOP, createdAt: YOUNG }],
  ])('%s counts as coming from a new device: %s', (_, isNews, facts) => {
    expect(isNewDevice({ createdAt: OLD, now: NOW, ...facts })).toBe(isNews);
  });
});
