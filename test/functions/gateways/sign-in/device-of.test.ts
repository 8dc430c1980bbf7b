import { describe, expect, it } from 'vitest';
import { deviceOf } from '#functions/gateways/sign-in/device-of.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a device', () => {
  it.each([
    [
      'Chrome on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
    ],
    [
      'Microsoft Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [
      'Safari on macOS',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/18.0 Safari/605.1.15`,
    ],
    [
      'Safari on iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI} Version/18.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome on iPad',
      `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${SAFARI} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    ],
  ])('is called %s', (name, userAgent) => {
    expect(deviceOf(userAgent)).toBe(name);
  });

  it.each([
    ['nothing', undefined],
    ['blank text', '  '],
    ['the name of a program', 'node'],
    ['markup', '<img src=x onerror=alert(1)>/1.0 (x)'],
    ['an invented browser', 'Your-Bank-Says-Call-Us/1.0 (Your Bank)'],
    ['noise', 'Mozilla/5.0 ('.repeat(40)],
  ])('has no name when the browser sends %s', (_, userAgent) => {
    expect(deviceOf(userAgent)).toBeUndefined();
  });
});
