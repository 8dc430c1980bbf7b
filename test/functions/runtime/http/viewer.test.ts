import { describe, expect, it } from 'vitest';
import { networkOf, viewerOf } from '#functions/runtime/http/viewer.ts';

const request = (address: string | undefined) => ({
  headers: { 'x-viewer-address': address },
  requestContext: { http: { sourceIp: '198.51.100.1' } },
});

describe('a viewer', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
    ['not an address', 'not an address'],
  ])('at %s belongs to the network %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is identified by a hash that depends on the key and does not reveal the address', () => {
    const viewer = viewerOf(request('203.0.113.7'), 'key');
    expect(viewer).toMatch(/^[\w-]{43}$/u);
    expect(viewerOf(request('203.0.113.7'), 'key')).toBe(viewer);
    expect(viewerOf(request('203.0.113.7'), 'other key')).not.toBe(viewer);
    expect(viewerOf(request('203.0.113.8'), 'key')).not.toBe(viewer);
  });

  it('is identified by the caller’s address if the edge’s address header is missing', () =>
    expect(viewerOf(request(undefined), 'key')).toBe(viewerOf(request('198.51.100.1'), 'key')));
});
